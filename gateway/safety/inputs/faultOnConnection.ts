import { faultIn } from '../faultIn';
import type { RawAnswer } from './readAnswers';
import type { RawRequest } from './sendRaw';

/** HTTP statuses for an unknown method or version. */
const OF_HTTP = [501, 505];

/** The fault in everything received on a connection; null without one. */
export function faultOnConnection(
  answers: readonly RawAnswer[],
  { isCutOff }: Pick<RawRequest, 'isCutOff'>,
): string | null {
  // Node sends nothing to a client that hung up before the answer was ready.
  if (answers.length === 0) return isCutOff ? null : 'closed without an answer';
  return answers.reduce((fault: string | null, answer) => fault ?? faultOf(answer), null);
}

function faultOf({ status, text }: RawAnswer): string | null {
  if (OF_HTTP.includes(status)) return null;
  return faultIn({ status, text, json: parsedOrNull(text) });
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
