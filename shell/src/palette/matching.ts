/** The words of a text as they are compared: without case and accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word of the term begins a word of the text. */
export function matches(text: string, term: string): boolean {
  const words = wordsOf(text);
  return wordsOf(term).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/** Whether the text begins like the term, word by word. */
export function begins(text: string, term: string): boolean {
  const words = wordsOf(text);
  return wordsOf(term).every((wanted, at) => words[at]?.startsWith(wanted));
}

/** The text in parts, with those that begin like a word of the term marked. */
export function marked(text: string, term: string): { text: string; isMarked: boolean }[] {
  const wanted = wordsOf(term);
  return text.split(/(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])/u).flatMap((piece) => {
    const [word = ''] = wordsOf(piece);
    const length = Math.max(0, ...wanted.filter((one) => word.startsWith(one)).map((one) => one.length));
    return [
      { text: piece.slice(0, length), isMarked: true },
      { text: piece.slice(length), isMarked: false },
    ].filter((part) => part.text);
  });
}
