/** From how many letters on a word may have a slip, and two. */
const ONE_SLIP_FROM = 5;
const TWO_SLIPS_FROM = 9;

/** The words of a text as they are compared: lower case, without accents and apostrophes. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a search, each once; "the" and its like only count where there is nothing else. */
export function searchedWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** As typed, or how it begins. A single letter would begin too much. */
export const isPlainMatch = (searched: string, word: string): boolean =>
  searched.length === 1 ? word === searched : word.startsWith(searched);

/** One slip is forgiven from 5 letters, two from 9. */
export const slipsAllowed = ({ length }: string): number =>
  length >= TWO_SLIPS_FROM ? 2 : length >= ONE_SLIP_FROM ? 1 : 0;

const FILLERS = new Set(
  'a an and are as at be by for from how in is it of on or the to with your'.split(' '),
);
