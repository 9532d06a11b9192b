/** In the order in which they are run: the last two take the product down to start two of each. */
export const STAGES = ['overload', 'burst', 'isolation', 'reads', 'instances', 'soak'] as const;
export type Stage = (typeof STAGES)[number];

export const USAGE = `npm run bench:load -- [stage...] [--minutes <of the soak>] [--rate <visits a second>] [--data <folder>]
Stages: ${STAGES.join(', ')}; all of them unless some are named. Without a rate the saturation is looked for first.
A folder that is named is kept, and loaded once; loading takes minutes.`;

interface Chosen {
  stages: readonly Stage[];
  minutes: number;
  /** What can be served a second, where that is known; null: find out. */
  rate: number | null;
  folder: string | null;
}

/** Null for what cannot be understood. */
export function readArguments(given: readonly string[]): Chosen | null {
  const named: Stage[] = [];
  const chosen = { minutes: 2, rate: null as number | null, folder: null as string | null };
  for (let index = 0; index < given.length; index += 1) {
    const word = given[index]!;
    const stage = STAGES.find((name) => name === word);
    if (stage) {
      named.push(stage);
      continue;
    }
    const value = given[(index += 1)];
    if (word === '--data' && value) chosen.folder = value;
    else if (word === '--minutes' && Number(value) > 0) chosen.minutes = Number(value);
    else if (word === '--rate' && Number(value) > 0) chosen.rate = Number(value);
    else return null;
  }
  return { ...chosen, stages: STAGES.filter((stage) => named.length === 0 || named.includes(stage)) };
}
