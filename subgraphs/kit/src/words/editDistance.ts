/**
 * Whether the edit distance (Damerau-Levenshtein) of two words is at most `limit`: insertions, deletions, substitutions
 * and swaps of two neighbours count one each.
 */
export function isWithinEditDistance(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_unused, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    if (Math.min(...current) > limit) return false;
    beforeLast = last;
    last = current;
  }
  return last[b.length]! <= limit;
}

/** Which letters a word has, as a bit set; every edit changes at most two bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** A fast filter: true for every pair that `isWithinEditDistance` accepts, false for most others. */
export function mayBeWithinEditDistance(a: number, b: number, limit: number): boolean {
  let differing = a ^ b;
  let count = 0;
  while (differing !== 0 && count <= 2 * limit) {
    differing &= differing - 1;
    count += 1;
  }
  return count <= 2 * limit;
}
