import { REFUSAL_CODES } from '@athenaeum/kit';
import { SENDER_CODES, untrusted } from '@athenaeum/graph/testing';
import type { Answer } from '@athenaeum/gateway-testing/browser';

/** Internal details that no answer may contain; a frame of a stack lies within one text. */
const INTERNAL_DETAILS =
  /\bat [^"]+:\d+:\d+|node_modules|\/src\/|Mongo(Server|Network|Bulk)|E11000|BSON|Cast to |is not a function|Cannot (read|set|destructure)|[A-Z]\w+(Error|Exception):|Maximum call stack/;

/** The codes that an answer may have for any input: client errors, no failures or outages. */
const EXPECTED_CODES: ReadonlySet<unknown> = new Set([
  ...REFUSAL_CODES.filter((code) => code !== 'UNAVAILABLE'),
  ...SENDER_CODES,
  untrusted.extensions?.code,
]);

/** The fault in an answer to any input; null without one. */
export function faultIn({ status, text, json }: Pick<Answer, 'status' | 'text' | 'json'>): string | null {
  if (status >= 500) return `answered ${status}`;
  const broken = codesIn(json as Answered | null).filter((code) => !EXPECTED_CODES.has(code));
  if (broken.length > 0) return `broke: ${broken.join()}`;
  const inside = INTERNAL_DETAILS.exec(text);
  return inside && `tells of its insides: ${inside[0]}`;
}

interface Answered {
  errors?: { extensions?: { code?: string } }[];
  data?: Record<string, { ok?: boolean; code?: string | null } | null> | null;
}

/** The codes of errors, and of refused operations that requested the code. */
function codesIn(answered: Answered | null): unknown[] {
  const errors = Array.isArray(answered?.errors) ? answered.errors : [];
  const refused = Object.values(answered?.data ?? {}).filter((part) => part?.ok === false && 'code' in part);
  return [...errors.map((error) => error.extensions?.code), ...refused.map((part) => part?.code)];
}
