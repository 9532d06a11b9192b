import { createHash } from 'node:crypto';
import { seededNumbers } from '@athenaeum/common/numbers';

/** The same UUID for the same thing on every machine, so that the demo data of one domain can refer to another's. */
export function demoId(kind: string, key: string | number): string {
  const hash = createHash('sha1').update(`athenaeum-demo:${kind}:${key}`).digest('hex');
  const variant = ((parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16).padStart(2, '0');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-${variant}${hash.slice(18, 20)}-${hash.slice(20, 32)}`;
}

export interface DemoRandom {
  /** 0 <= n < 1 */
  next(): number;
  /** Whole number, both ends included. */
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** `count` different ones, in random order. */
  sample<T>(from: readonly T[], count: number): T[];
  /** An index with a bias to the start of a list, as popularity has. */
  skewed(length: number): number;
  chance(probability: number): boolean;
}

/** The same sequence for the same seed. */
export function demoRandom(seed: string): DemoRandom {
  const next = seededNumbers(createHash('sha1').update(seed).digest().readUInt32LE(0));
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]) => from[between(0, from.length - 1)] as T;
  return {
    next,
    between,
    pick,
    sample(from, count) {
      const left = [...from];
      return Array.from(
        { length: Math.min(count, left.length) },
        () => left.splice(between(0, left.length - 1), 1)[0]!,
      );
    },
    skewed: (length) => Math.floor(length * next() ** 2.2),
    chance: (probability) => next() < probability,
  };
}
