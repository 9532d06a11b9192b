import { USER_LIMITS } from '@athenaeum/users-contract';
import type { DemoRandom } from '@athenaeum/kit/demo';
import { CLOSINGS, MIDDLES, OPENINGS } from './vocabulary';

/** Where a card or page truncates a bio: one that just fits and one that just does not. */
const CUTS: Record<number, number> = { 40: 250, 41: 251, 42: 300, 43: 301, 44: USER_LIMITS.bio };

/** Two to five sentences; for some members, exactly as long as a limit. */
export function bio(index: number, random: DemoRandom): string {
  const sentences = [
    random.pick(OPENINGS),
    ...random.sample(MIDDLES, random.between(1, 3)),
    random.pick(CLOSINGS),
  ];
  const text = sentences.join(' ');
  const length = CUTS[index];
  return length === undefined ? text : exactly(length, text);
}

function exactly(length: number, text: string): string {
  const long = `${text} `.repeat(Math.ceil(length / text.length)).slice(0, length - 1);
  return `${long.trimEnd()}.`.padEnd(length, '.');
}
