import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutant } from './findMutants';

/** `types`: no test noticed it and the compiler refuses it. */
export type Verdict = 'killed' | 'survived' | 'not reached' | 'types';

export interface Result extends Pick<Mutant, 'file' | 'line' | 'operator' | 'original' | 'mutated'> {
  area: string;
  verdict: Verdict;
  /** The test that noticed, and the milliseconds that took. */
  by: string | null;
  ms: number;
}

type Place = Pick<Mutant, 'file' | 'original' | 'mutated' | 'operator'>;
/** What a mutant is known by from one run to the next, whatever lines come before it. */
export const keyOf = ({ file, operator, original, mutated }: Place): string =>
  [file, operator, original, mutated].join('\n');

export function readResults(file: string): Result[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result[]) : [];
}

/** Those before, with what is known better now. */
export function writeResults(file: string, before: readonly Result[], now: readonly Result[]): Result[] {
  const all = [...new Map([...before, ...now].map((result) => [keyOf(result), result])).values()];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(all, null, 1));
  return all;
}
