import { faultIn } from '../sound';
import type { RawAnswer } from './readAnswers';
import type { RawRequest } from './sendRaw';

/** What HTTP itself has for a method or a version that a server does not know. */
const OF_HTTP = [501, 505];

/** What is wrong with all that came back on a connection; null when nothing is. */
export function faultOnConnection(
  answers: readonly RawAnswer[],
  { isCutOff }: Pick<RawRequest, 'isCutOff'>,
): string | null {
  // Node gives up on a caller who hangs up before the answer is ready.
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
