import {
  back,
  contract,
  expand,
  rowsOf,
  type Migrated,
  type MigrateOptions,
  type MigrationPlace,
} from '@athenaeum/kit/migrations';
import { Problem } from '../start/problem';
import { chosen, type Chosen } from './chosen';
import type { MigrateArguments } from './migrateArguments';
import { rehearse } from './rehearse';
import { rehearsalLines, statusLines } from './reports';

interface Context {
  subgraphs: readonly Migrated[];
  /** The database, and who asks. */
  place: Omit<MigrationPlace, 'subgraph'>;
  say(line: string): void;
  signal?: AbortSignal;
}

/** Does what was asked with each of the migrations that were named, one after the other, and says what came of it. */
export async function migrate(
  asked: MigrateArguments,
  { subgraphs, place, say, signal }: Context,
): Promise<void> {
  const all = chosen(subgraphs, asked);
  if (all.length === 0) say('There are no migrations.');
  for (const one of all) {
    const onWait = (holder: string) => say(`${one.migration.id} is being run by ${holder}: waiting for it.`);
    const options = { batchSize: asked.batchSize, signal, onWait };
    const lines = await run(asked, one, { ...place, subgraph: one.subgraph }, options);
    lines.forEach(say);
  }
}

async function run(
  { command, noLiveVersionNeedsIt }: MigrateArguments,
  one: Chosen,
  place: MigrationPlace,
  options: MigrateOptions,
): Promise<string[]> {
  const { migration } = one;
  const rowNow = () => rowsOf(place).findOne({ _id: migration.id });
  if (command === 'rehearse' && (await rowNow())?.state !== 'contracted')
    return rehearsed(one, place, options);
  if (command === 'expand') await expand(place, migration, options);
  if (command === 'contract') await contract(place, migration, { ...options, noLiveVersionNeedsIt });
  if (command === 'back') await back(place, migration, options);
  return statusLines(one, await rowNow());
}

async function rehearsed(one: Chosen, place: MigrationPlace, options: MigrateOptions): Promise<string[]> {
  const rehearsal = await rehearse(place, one.migration, options);
  const lines = rehearsalLines(one, rehearsal);
  if (rehearsal.differences.different > 0) throw new Problem(lines.join('\n'));
  return lines;
}
