import { DeliveryProblem, problemCode } from '@athenaeum/kit/outbox';
import * as z from 'zod';
import { AnswerProblem } from './answerProblem';

/** Far more than any answer that a message gets. */
export const MAX_ANSWER_BYTES = 256 * 1024;

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/i;
const TEXT_TYPE = /^text\/plain\b/i;

/** The answer with which another system confirms that it has been told. */
export interface ExpectedAnswer<T> {
  /** The whole body: parsed for JSON, trimmed for plain text. */
  body: z.ZodType<T>;
  /** Whether plain text counts too; by default only JSON. */
  takesText?: boolean;
  /** Whether `204 No Content` counts too, which is given as undefined. */
  takesNoContent?: boolean;
}

/**
 * Reads a successful answer to its end and checks type and shape: what stands in front of a system (a sign-in, a maintenance
 * notice) answers 200 as well, and has told nobody.
 *
 * @throws AnswerProblem when it is anything else, DeliveryProblem when it breaks off: whether it was told is unknown then
 */
export async function readAnswer<T>(response: Response, expected: ExpectedAnswer<T>): Promise<T> {
  if (response.status === 204 && expected.takesNoContent) return expected.body.parse(undefined);
  const text = (await readText(response).catch((error: unknown) => Promise.reject(brokenOff(error)))).trim();
  const given = bodyOf(response.headers.get('content-type') ?? '', text, expected.takesText ?? false);
  const parsed = expected.body.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new AnswerProblem(isRefusalBody(given) ? 'ANSWERED_NO' : 'ANSWERED_OTHER');
}

export const isPage = ({ headers }: Pick<Response, 'headers'>): boolean =>
  isPageType(headers.get('content-type') ?? '');

export const isPageType = (type: string): boolean => PAGE_TYPE.test(type);

const brokenOff = (error: unknown) =>
  error instanceof DeliveryProblem ? error : new DeliveryProblem('away', problemCode(error));

/** @throws AnswerProblem when it is longer than any that we expect */
export async function readText({ body }: Response, maxBytes = MAX_ANSWER_BYTES): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Left early, the rest is not fetched.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) throw new AnswerProblem('ANSWERED_TOO_MUCH');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** @throws AnswerProblem unless it is JSON, or plain text where that counts */
export function bodyOf(type: string, text: string, takesText = false): unknown {
  if (isPageType(type)) throw new AnswerProblem('ANSWERED_PAGE');
  if (text === '') throw new AnswerProblem('ANSWERED_EMPTY');
  if (takesText && TEXT_TYPE.test(type)) return text;
  const problem = text.startsWith('<') ? 'ANSWERED_PAGE' : 'ANSWERED_OTHER';
  if (!JSON_TYPE.test(type)) throw new AnswerProblem(problem);
  try {
    return JSON.parse(text);
  } catch {
    throw new AnswerProblem(problem);
  }
}

const refusal = z.union([
  z.looseObject({ ok: z.literal(false) }),
  z.looseObject({ error: z.unknown().refine((error) => error !== null && error !== undefined) }),
]);

/** Whether it reports a failure with a status of success, as workflow systems do. */
export const isRefusalBody = (given: unknown): boolean => refusal.safeParse(given).success;
