/** Minimum length of a word for an edit distance of 1, and of 2. */
const MIN_LENGTH_FOR_ONE = 5;
const MIN_LENGTH_FOR_TWO = 9;

/** The words of a text in normal form: lower case, without accents and apostrophes. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The distinct words of a search; fillers such as "the" only where there is nothing else. */
export function searchedWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Equal, or a prefix. A prefix of one letter would match too much. */
export const isPlainMatch = (searched: string, word: string): boolean =>
  searched.length === 1 ? word === searched : word.startsWith(searched);

/** The edit distance that is tolerated: 1 from 5 letters, 2 from 9. */
export const maxEditDistance = ({ length }: string): number =>
  length >= MIN_LENGTH_FOR_TWO ? 2 : length >= MIN_LENGTH_FOR_ONE ? 1 : 0;

const FILLERS = new Set(
  'a an and are as at be by for from how in is it of on or the to with your'.split(' '),
);
