import { REFUSAL_CODES } from '@athenaeum/kit';
import { SENDER_CODES, untrusted } from '../graph/errors';
import type { Answer } from '../testing/browser';

/** What only our own insides would say. */
const INSIDES =
  /\bat .+:\d+:\d+|node_modules|\/src\/|Mongo(Server|Network|Bulk)|E11000|BSON|Cast to |is not a function|Cannot (read|set|destructure)|[A-Z]\w+(Error|Exception):|Maximum call stack/;

/** Every code that an answer may have whatever was asked: something to put right, nothing that broke or is away. */
const SOUND_CODES: ReadonlySet<unknown> = new Set([
  ...REFUSAL_CODES.filter((code) => code !== 'UNAVAILABLE'),
  ...SENDER_CODES,
  untrusted.extensions?.code,
]);

/** What is wrong with an answer, whatever was asked; null when nothing is. */
export function faultIn({ status, text, json }: Pick<Answer, 'status' | 'text' | 'json'>): string | null {
  if (status >= 500) return `answered ${status}`;
  const broken = codesIn(json as Answered | null).filter((code) => !SOUND_CODES.has(code));
  if (broken.length > 0) return `broke: ${broken.join()}`;
  const inside = INSIDES.exec(text);
  return inside && `tells of its insides: ${inside[0]}`;
}

interface Answered {
  errors?: { extensions?: { code?: string } }[];
  data?: Record<string, { ok?: boolean; code?: string | null } | null> | null;
}

/** Of errors, and of operations that were refused where they were asked for the code. */
function codesIn(answered: Answered | null): unknown[] {
  const errors = Array.isArray(answered?.errors) ? answered.errors : [];
  const refused = Object.values(answered?.data ?? {}).filter((part) => part?.ok === false && 'code' in part);
  return [...errors.map((error) => error.extensions?.code), ...refused.map((part) => part?.code)];
}
