import { seededNumbers } from '@athenaeum/common/numbers';

/** A random sample of a list, deterministic by the seed; all of it where it has no more than `size` items. */
export function sample<T>(list: readonly T[], size: number, seed: number): T[] {
  const next = seededNumbers(seed);
  return list
    .map((item) => ({ item, place: next() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, size)
    .map(({ item }) => item);
}
