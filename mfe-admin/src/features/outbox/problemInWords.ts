import { outboxText } from './outbox.messages';
const words = (): readonly (readonly [RegExp, string])[] => [
  [/TIMEOUT/, outboxText.timeout],
  [/^(E[A-Z]+|UND_ERR_\w+)$/, outboxText.unreachable],
  [/^HTTP_3/, outboxText.sentElsewhere],
  [/^HTTP_40[13]$/, outboxText.accessDenied],
  [/^HTTP_429$/, outboxText.rateLimited],
  [/^HTTP_4/, outboxText.rejected],
  [/^(HTTP_5|SMTP_4)/, outboxText.serverError],
  [/^SMTP_5/, outboxText.mailRejected],
  [/^ANSWERED_PAGE$/, outboxText.answeredPage],
  [/^ANSWERED_EMPTY$/, outboxText.answeredEmpty],
  [/^ANSWERED_NO$/, outboxText.answeredNo],
  [/^ANSWERED_OTHER$/, outboxText.answeredOther],
  [/^ANSWERED_TOO_MUCH$/, outboxText.answeredTooMuch],
  [/^UNKNOWN_(KIND|TEMPLATE)$/, outboxText.unknownKind],
  [/^PARAMETERS$/, outboxText.badParameters],
  [/^DOMAIN_AWAY$/, outboxText.ownServiceDown],
];

/** Why a delivery failed, in words, followed by the code. */
export const problemInWords = (code: string): string =>
  words().find(([pattern]) => pattern.test(code))?.[1] ?? outboxText.ourMistake;
