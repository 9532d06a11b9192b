import { LeaseLost, type Lease } from './lease';
import { MigrationProblem, type Migration, type Step, type Stored, type StepName } from './migration';
import { rowsOf, type MigrationState, type Progress } from './migrationRow';

export interface RunOptions {
  /** Documents of one transaction. */
  batchSize?: number;
  /** Ends the step after the batch under way. */
  signal?: AbortSignal;
}

/** Few enough that the transaction of a batch takes about ten milliseconds. */
const BATCH_SIZE = 200;
/** Code that writes the old form all the time would otherwise be followed for ever. */
const MAX_PASSES = 20;

/**
 * Changes the documents of a step, pass after pass until one finds none. A batch is one transaction with the row that says how far
 * the step is: after a kill at any point both are there or neither, and a process that has lost its lease can write nothing.
 *
 * @throws LeaseLost when another process has taken the migration
 */
export async function runStep(
  lease: Lease,
  migration: Migration,
  name: StepName,
  { state, batchSize = BATCH_SIZE, signal }: RunOptions & { state: MigrationState },
): Promise<void> {
  const step = migration[name]!;
  const progress = progressOf(lease, name);
  await write(lease, { state, [name]: progress });
  Object.assign(lease.row, { state, [name]: progress });
  for (let passes = 0; passes < MAX_PASSES; passes += 1) {
    // Of a pass that was begun by another process it is not known what it had found.
    let isEmpty = progress.after === null;
    for (;;) {
      if (signal?.aborted) throw new MigrationProblem('It was told to stop: run it again to resume.');
      const ids = await idsAfter(lease, migration, step, progress.after, batchSize);
      if (ids.length === 0) break;
      isEmpty = false;
      await runBatch(lease, migration, name, ids, progress);
    }
    if (isEmpty) {
      progress.finished_at = Date.now();
      await write(lease, { [`${name}.after`]: null, [`${name}.finished_at`]: progress.finished_at });
      return;
    }
    progress.after = null;
    progress.pass += 1;
    await write(lease, { [`${name}.after`]: null, [`${name}.pass`]: progress.pass });
  }
  const left = await lease.place.db.collection(migration.collection).countDocuments(step.where);
  throw new MigrationProblem(
    `${left} documents of ${migration.collection} still have to be changed after ${MAX_PASSES} passes: a version that is live goes on writing them.`,
  );
}

/** That of a step which was interrupted or is done again; otherwise a new one. */
function progressOf({ place, row }: Lease, name: StepName): Progress {
  const begun = row[name];
  if (!begun || !GOES_ON[name].includes(row.state))
    return {
      documents: 0,
      batches: 0,
      pass: 1,
      after: null,
      longest_ms: 0,
      started_at: Date.now(),
      finished_at: null,
      by: place.by,
    };
  const isOver = begun.finished_at !== null;
  return { ...begun, ...(isOver ? { pass: 1, after: null, finished_at: null } : {}), by: place.by };
}

/** The states in which the progress of a step is of this very step, and not of one that was undone since. */
const GOES_ON: Readonly<Record<StepName, readonly MigrationState[]>> = {
  expand: ['expanding', 'expanded', 'contracting'],
  contract: ['contracting'],
  back: ['reverting'],
};

/** Read outside of the transaction, since looking for them may take long; the transaction reads each of them again. */
async function idsAfter(
  { place }: Lease,
  { collection }: Migration,
  { where }: Step,
  after: unknown,
  limit: number,
): Promise<unknown[]> {
  const rows = await place.db
    .collection(collection)
    // The driver's types want an ObjectId as `_id`, here and below.
    .find(after === null ? where : { $and: [where, { _id: { $gt: after } } as never] })
    .project<{ _id: unknown }>({ _id: 1 })
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();
  return rows.map(({ _id }) => _id);
}

/** Advances `progress` with what was committed. */
async function runBatch(
  { place, held, ttl, whileWriting }: Lease,
  { collection, ...migration }: Migration,
  name: StepName,
  ids: readonly unknown[],
  progress: Progress,
): Promise<void> {
  const { where, change } = migration[name]!;
  const documents = place.db.collection<Stored>(collection);
  const after = ids.at(-1);
  let changed = 0;
  let heldMs = 0;
  await whileWriting(() =>
    place.client.withSession((session) =>
      session.withTransaction(
        async () => {
          const startedAt = performance.now();
          const found = await documents
            // As above.
            .find({ $and: [{ _id: { $in: [...ids] } }, where] } as never, { session })
            .toArray();
          const updates = found.map((document) => ({
            updateOne: { filter: { _id: document._id }, update: change(document) },
          }));
          if (updates.length > 0) await documents.bulkWrite(updates, { session, ordered: false });
          heldMs = performance.now() - startedAt;
          changed = updates.length;
          const { matchedCount } = await rowsOf(place).updateOne(
            held,
            // The driver's types cannot follow keys that are computed, here and below.
            {
              $inc: { [`${name}.documents`]: changed, [`${name}.batches`]: 1 },
              $max: { [`${name}.longest_ms`]: heldMs },
              $set: { [`${name}.after`]: after, lease_until: Date.now() + ttl },
            } as never,
            { session },
          );
          if (matchedCount === 0) throw new LeaseLost('Another process has taken the migration.');
        },
        { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
      ),
    ),
  );
  progress.documents += changed;
  progress.batches += 1;
  progress.longest_ms = Math.max(progress.longest_ms, heldMs);
  progress.after = after;
}

/** Writes fields of the row, while the lease is held. */
export async function write(
  { place, held }: Pick<Lease, 'place' | 'held'>,
  fields: Record<string, unknown>,
): Promise<void> {
  // As above.
  const { matchedCount } = await rowsOf(place).updateOne(held, { $set: fields as never });
  if (matchedCount === 0) throw new LeaseLost('Another process has taken the migration.');
}
