const WORDS: readonly (readonly [RegExp, string])[] = [
  [/TIMEOUT/, 'No answer in time'],
  [/^(E[A-Z]+|UND_ERR_\w+)$/, 'Could not be reached'],
  [/^HTTP_40[13]$/, 'Our access was refused'],
  [/^HTTP_429$/, 'Asked to come back later'],
  [/^HTTP_4/, 'Understood and refused'],
  [/^(HTTP_5|SMTP_4)/, 'Not well at the moment'],
  [/^SMTP_5/, 'Refused by the mail server'],
  [/^UNKNOWN_(KIND|TEMPLATE)$/, 'No running version knows this kind'],
  [/^PARAMETERS$/, 'What it should say does not fit its template'],
  [/^DOMAIN_AWAY$/, 'A service of ours was away'],
];

/** Why a delivery failed. The code stays beside it, for whoever looks into it. */
export const problemInWords = (code: string): string =>
  WORDS.find(([pattern]) => pattern.test(code))?.[1] ?? 'A mistake on our side';
