import { Refusal } from '../refusal';

/** Control characters but tab and line feed: C0, DEL and C1. */

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;
const EVERY_CONTROL = new RegExp(CONTROL, 'g');
const LINE_END = /\r\n?/g;
const MAX_DEPTH = 100;

/**
 * Arguments of a call as they may be kept: every text in them without control characters, its lines ended by a line
 * feed alone. They cut a text short in other programs, forge lines of a log or a mail, and nobody can see them.
 * @returns the same object where there is nothing to change, so that a usual call costs no copy
 * @throws Refusal INVALID for what is nested more than a hundred levels deep: no operation takes that
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

/** What GraphQL and JSON make; anything else is no carrier of text. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};
