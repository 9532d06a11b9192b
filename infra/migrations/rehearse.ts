import {
  back,
  contract,
  expand,
  MigrationProblem,
  takeLease,
  type MigrateOptions,
  type Migration,
  type MigrationPlace,
  type MigrationRow,
  type StepName,
} from '@athenaeum/kit/migrations';
import { copyCollection } from './copyCollection';
import { findDifferences, type Differences } from './findDifferences';

/** What one step did to the copy. */
export interface Figures {
  documents: number;
  batches: number;
  ms: number;
  /** The longest that a batch held its documents, ms. */
  longestMs: number;
}

export interface Rehearsal {
  /** Documents of the collection, those that have only the old form, and those that have the new one already. */
  documents: number;
  old: number;
  fresh: number;
  expand: Figures;
  back: Figures;
  /** Null when it removes nothing. */
  contract: Figures | null;
  /** What `back` did not restore. */
  differences: Differences;
}

type Options = Pick<MigrateOptions, 'batchSize' | 'signal'>;

const LEASE_TTL_MS = 30_000;
const LEASE = 'rehearsal';

/**
 * Runs a migration on a copy of its collection, in the database `<name>_rehearsal`: expand, back, a comparison with how it was, expand
 * again and contract. One rehearsal runs at a time; nothing is left of it, and what a killed one left is removed by the next.
 *
 * @throws MigrationProblem when another rehearsal is running, or a step goes wrong
 */
export async function rehearse(
  { client, db: product, subgraph, by }: MigrationPlace,
  migration: Migration,
  options: Options = {},
): Promise<Rehearsal> {
  const db = client.db(`${product.databaseName}_rehearsal`);
  const lease = await takeLease({ client, db, subgraph: LEASE, by }, LEASE, ['pending'], LEASE_TTL_MS);
  if (!lease)
    throw new MigrationProblem('Another rehearsal is running, or was killed less than a minute ago.');
  try {
    await dropOthers(db);
    const place: MigrationPlace = { client, db, subgraph, by };
    await copyCollection(
      product.collection(migration.collection),
      db.collection(migration.collection),
      options.signal,
    );
    return await tryOut(place, migration, options);
  } finally {
    await db.dropDatabase();
    await lease.release();
  }
}

async function tryOut(place: MigrationPlace, migration: Migration, options: Options): Promise<Rehearsal> {
  const copy = place.db.collection(migration.collection);
  const before = place.db.collection(`${migration.collection}_before`);
  await copyCollection(copy, before, options.signal);
  const fresh = await before.countDocuments(migration.back.where);
  // What newer code has written already is brought to the old form in both: `back` has to do that too.
  if (fresh > 0)
    await back(
      { ...place, subgraph: 'before' },
      { ...migration, collection: before.collectionName },
      options,
    );

  const documents = await copy.countDocuments({});
  const old = await copy.countDocuments(migration.expand.where);
  const expanded = await measured('expand', () => expand(place, migration, options));
  const reverted = await measured('back', () => back(place, migration, options));
  const differences = await findDifferences(before, copy);
  await expand(place, migration, options);
  const contracted = migration.contract
    ? await measured('contract', () =>
        contract(place, { ...migration, reads: 'new' }, { ...options, noLiveVersionNeedsIt: true }),
      )
    : null;
  return { documents, old, fresh, expand: expanded, back: reverted, contract: contracted, differences };
}

async function measured(step: StepName, run: () => Promise<MigrationRow>): Promise<Figures> {
  const startedAt = performance.now();
  const { documents, batches, longest_ms } = (await run())[step]!;
  return { documents, batches, ms: performance.now() - startedAt, longestMs: longest_ms };
}

async function dropOthers(db: MigrationPlace['db']): Promise<void> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (name !== `${LEASE}_migrations` && !name.startsWith('system.')) await db.dropCollection(name);
}
