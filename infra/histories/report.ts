import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS } from '../ci/results';
import type { Call } from './call';
import type { Judgement } from './judge';
import type { Fault } from './nemesis/schedule';
import type { Places } from './objects/objects';

interface Refused {
  seed: string;
  round: number;
  places: Places;
  calls: readonly Call[];
  faults: readonly Fault[];
  judgements: readonly Judgement[];
  problems: readonly string[];
}

/** Writes a round's history and a drawing of each object that was not found linearizable; answers the folder. */
export function writeReport({ seed, round, judgements, ...history }: Refused): string {
  const folder = join(RESULTS, 'histories', `${seed}-${round}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'history.json'), JSON.stringify({ seed, round, ...history }, null, 1));
  for (const { name, verdict, drawing } of judgements)
    if (verdict.outcome !== 'linearizable')
      writeFileSync(join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.svg`), drawing());
  return folder;
}
