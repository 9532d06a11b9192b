import { seededNumbers } from '@athenaeum/common/numbers';

/** 32-bit string hash (FNV-1a with a final mix): spreads slugs that differ by one letter. */
export function hash(text: string) {
  let h = 2166136261;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  h ^= h >>> 13;
  h = Math.imul(h, 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

export type SeededRandom = ReturnType<typeof seededRandom>;

/** The few draws that compositions need: no chance outside the seed. */
export function seededRandom(seed: number) {
  const next = seededNumbers(seed);
  return {
    between: (low: number, high: number) => low + next() * (high - low),
    whole: (low: number, high: number) => Math.floor(low + next() * (high - low + 1)),
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    chance: (p: number) => next() < p,
  };
}
