import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../mongo';
import type { StepName } from './migration';

/** `expanding`, `contracting` and `reverting` are under way, or were interrupted and have to be resumed. */
export type MigrationState =
  'pending' | 'expanding' | 'expanded' | 'contracting' | 'contracted' | 'reverting';

/** How far a step is; written in the transaction of each batch. */
export interface Progress {
  documents: number;
  batches: number;
  /** Passes over the collection, counted from 1: each later one finds what was written behind the one before. */
  pass: number;
  /** The id of the last document of the pass that was looked at; null at the beginning of a pass. */
  after: unknown;
  /** The longest transaction of a batch, ms. */
  longest_ms: number;
  /** Epoch ms. */
  started_at: number;
  finished_at: number | null;
  /** Who ran it last. */
  by: string;
}

/** What a migration has done to this database: the row of its id. */
export interface MigrationRow extends Partial<Record<StepName, Progress>> {
  _id: string;
  state: MigrationState;
  /** Of the process that runs a step; null when none does. */
  lease: string | null;
  /** When the lease expires, epoch ms. */
  lease_until: number | null;
  leased_by: string | null;
}

/** The database of a subgraph, and who changes it. */
export interface MigrationPlace {
  client: mongo.MongoClient;
  db: mongo.Db;
  /** The subgraph's name: the rows are in `<subgraph>_migrations`. */
  subgraph: string;
  by: string;
}

export const rowsOf = ({ db, subgraph }: Pick<MigrationPlace, 'db' | 'subgraph'>) =>
  db.collection<MigrationRow>(`${subgraph}_migrations`);

/** Adds the row of a migration that nothing is known of; writes nothing where there is one. */
export async function addRow(
  place: Pick<MigrationPlace, 'db' | 'subgraph'>,
  id: string,
  state: MigrationState,
): Promise<void> {
  if (await rowsOf(place).findOne({ _id: id }, { projection: { _id: 1 } })) return;
  const row = { state, lease: null, lease_until: null, leased_by: null };
  await rowsOf(place)
    .updateOne({ _id: id }, { $setOnInsert: row }, { upsert: true })
    .catch((error: unknown) => {
      // Another process has inserted it at the same time.
      if (!isDuplicateKey(error)) throw error;
    });
}
