import { Refusal } from '../refusal';

/** Control characters except tab and line feed: C0, DEL and C1. */

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
const EVERY_CONTROL = new RegExp(CONTROL, 'g');
const LINE_END = /\r\n?/g;
const MAX_DEPTH = 100;

/**
 * The arguments of a call without control characters in any text, and with line breaks as a line feed alone. Control
 * characters truncate text in other programs, forge lines of a log or a mail, and cannot be seen.
 * @returns the same object where there is nothing to change, so that most calls cost no copy
 * @throws Refusal INVALID when it is nested more than a hundred levels deep: no operation takes that
 */
export function withoutControlCharacters<T>(value: T): T {
  return clean(value, 0) as T;
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return CONTROL.test(value) ? cleanText(value) : value;
  if (depth > MAX_DEPTH) throw new Refusal('INVALID', 'What was sent is nested too deeply.');
  if (Array.isArray(value)) return cleanList(value, depth);
  if (typeof value === 'object' && value !== null && isPlain(value)) return cleanObject(value, depth);
  return value;
}

const cleanText = (text: string): string => text.replace(LINE_END, '\n').replace(EVERY_CONTROL, '');

function cleanList(list: readonly unknown[], depth: number): readonly unknown[] {
  const cleaned = list.map((item) => clean(item, depth + 1));
  return cleaned.some((item, index) => item !== list[index]) ? cleaned : list;
}

function cleanObject(object: object, depth: number): object {
  const entries = Object.entries(object);
  const cleaned = entries.map(([key, value]) => [clean(key, depth), clean(value, depth + 1)] as const);
  const isChanged = cleaned.some(([key, value], index) => {
    const [givenKey, given] = entries[index]!;
    return key !== givenKey || value !== given;
  });
  return isChanged ? (Object.fromEntries(cleaned) as object) : object;
}

/** Plain objects, as GraphQL and JSON make them; anything else holds no text. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};
