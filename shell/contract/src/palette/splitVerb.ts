/**
 * Splits a term that begins with a verb: `{ verb: 'save', rest: 'board' }` of `save board`. The rest of a verb alone is empty; the verb
 * is null, and the rest the whole term, where the first word is none of them.
 *
 * @param verbs for each verb the words that name it, separated by commas, in the reader's language
 */
export function splitVerb<Verb extends string>(
  term: string,
  verbs: Readonly<Record<Verb, string>>,
): { verb: Verb | null; rest: string } {
  const [first = '', ...others] = term.trim().split(/\s+/);
  const rest = others.join(' ');
  const verb = (Object.keys(verbs) as Verb[]).find((one) =>
    verbs[one].split(',').some((word) => word.trim().toLowerCase() === first.toLowerCase()),
  );
  return verb ? { verb, rest } : { verb: null, rest: term };
}
