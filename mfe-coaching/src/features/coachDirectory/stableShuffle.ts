const visit = Math.floor(Math.random() * 0x7fffffff);

/**
 * A random order that is stable for the whole visit, so that no coach is always first and no card
 * moves under the pointer.
 */
export function stableShuffle<T extends { id: string }>(things: readonly T[], seed = visit): T[] {
  return [...things].sort((a, b) => rank(a.id, seed) - rank(b.id, seed));
}

function rank(id: string, seed: number): number {
  let hash = seed;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
