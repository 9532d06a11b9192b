/** A random sample of a list, deterministic by the seed; all of it where it has no more than `size` items. */
export function sample<T>(list: readonly T[], size: number, seed: number): T[] {
  const next = generator(seed);
  return list
    .map((item) => ({ item, place: next() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, size)
    .map(({ item }) => item);
}

/** Mulberry32: numbers from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
