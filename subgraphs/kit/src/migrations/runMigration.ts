import { setTimeout as pause } from 'node:timers/promises';
import { LeaseLost, takeLease, type Lease } from './lease';
import { MigrationProblem, type Migration } from './migration';
import { rowsOf, type MigrationPlace, type MigrationRow, type MigrationState } from './migrationRow';
import { runStep, write, type RunOptions } from './runStep';

export interface MigrateOptions extends RunOptions {
  /** How long the lease of a process that died stays valid, ms. */
  ttl?: number;
  /** How often a process tries to get a lease that another one holds, ms. */
  poll?: number;
  /** Called once while another process runs the migration. */
  onWait?: (holder: string) => void;
}

const LEASE_TTL_MS = 30_000;
const POLL_INTERVAL_MS = 1000;
/** The limit of passes, as an older version may keep writing the old form. */
const MAX_ROUNDS = 5;

/**
 * Adds the new form to every document that lacks it, and again to what code of before has written since. Any number of processes may
 * call it: one runs, the others wait, look for what is left, and find nothing.
 *
 * @returns its row afterwards
 * @throws MigrationProblem when it is being undone, or documents of the old form go on being written
 */
export async function expand(
  place: MigrationPlace,
  migration: Migration,
  options: MigrateOptions = {},
): Promise<MigrationRow> {
  await holding(
    place,
    migration,
    { from: ['pending', 'expanding', 'expanded'], done: 'contracted', ...options },
    async (lease) => {
      // A repeated run keeps the state `expanded`: versions that need the new form stay ready.
      const state = lease.row.state === 'expanded' ? 'expanded' : 'expanding';
      await runStep(lease, migration, 'expand', { ...options, state });
      await end(lease, 'expanded');
    },
  );
  return rowOf(place, migration);
}

/**
 * Removes the old form. What code of before has written since the expand gets the new form first.
 *
 * @param options.noLiveVersionNeedsIt which only a person or the registry can know
 * @throws MigrationProblem when that was not said, when this code still needs the old form, or when it was not expanded
 */
export async function contract(
  place: MigrationPlace,
  migration: Migration,
  { noLiveVersionNeedsIt, ...options }: MigrateOptions & { noLiveVersionNeedsIt: boolean },
): Promise<MigrationRow> {
  if (!noLiveVersionNeedsIt)
    throw new MigrationProblem(
      `${migration.id} is not contracted before it is said that no live version needs the old form.`,
    );
  if (migration.reads === 'both')
    throw new MigrationProblem(
      `${migration.id} is not contracted: this version of the code still reads and writes the old form.`,
    );
  await holding(
    place,
    migration,
    { from: ['expanded', 'contracting'], done: 'contracted', ...options },
    async (lease) => {
      await removeOldForm(lease, migration, options);
      await end(lease, 'contracted');
    },
  );
  return rowOf(place, migration);
}

/** Never removes it from a document whose new form does not follow from it: such a one is expanded first, each time it is written. */
async function removeOldForm(lease: Lease, migration: Migration, options: MigrateOptions): Promise<void> {
  const { contract: step, expand: before } = migration;
  const expandRest = () => {
    const state = lease.row.state === 'expanded' ? 'expanded' : 'contracting';
    return runStep(lease, migration, 'expand', { ...options, state });
  };
  await expandRest();
  if (!step) return;
  const safely = {
    ...migration,
    contract: { ...step, where: { $and: [step.where, { $nor: [before.where] }] } },
  };
  const documents = lease.place.db.collection(migration.collection);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await runStep(lease, safely, 'contract', { ...options, state: 'contracting' });
    if (!(await documents.findOne(step.where, { projection: { _id: 1 } }))) return;
    await expandRest();
  }
  throw new MigrationProblem(
    `Documents of ${migration.collection} go on being written in the old form: a version that is live needs it.`,
  );
}

/**
 * Undoes an expand, finished or not, and what newer code has written of the new form.
 *
 * @throws MigrationProblem when the old form has been removed, or documents of the new form go on being written
 */
export async function back(
  place: MigrationPlace,
  migration: Migration,
  options: MigrateOptions = {},
): Promise<MigrationRow> {
  await holding(
    place,
    migration,
    { from: ['pending', 'expanding', 'expanded', 'reverting'], ...options },
    async (lease) => {
      await runStep(lease, migration, 'back', { ...options, state: 'reverting' });
      await end(lease, 'pending');
    },
  );
  return rowOf(place, migration);
}

const end = (lease: Lease, state: MigrationState): Promise<void> =>
  write(lease, { state, lease: null, lease_until: null, leased_by: null });

interface Holding extends MigrateOptions {
  /** The states in which the step may begin or be resumed, and the one in which there is nothing left to do. */
  from: readonly MigrationState[];
  done?: MigrationState;
}

/** Runs `work` with the lease of the migration, and waits for it while another process has it. */
async function holding(
  place: MigrationPlace,
  migration: Migration,
  { from, done, ttl = LEASE_TTL_MS, poll = POLL_INTERVAL_MS, onWait, signal }: Holding,
  work: (lease: Lease) => Promise<void>,
): Promise<void> {
  let hasTold = false;
  for (;;) {
    if (signal?.aborted) throw new MigrationProblem('It was told to stop: nothing was changed.');
    const lease = await takeLease(place, migration.id, from, ttl);
    if (lease) {
      try {
        return await work(lease);
      } catch (error) {
        // The process that now has the lease resumes after the last committed batch; this one waits for it.
        if (!(error instanceof LeaseLost)) throw error;
      } finally {
        await lease.release();
      }
    }
    const row = await rowOf(place, migration);
    if (row.state === done) return;
    if (!from.includes(row.state))
      throw new MigrationProblem(`${migration.id} is ${row.state}: ${REASONS[row.state]}.`);
    if (row.lease && !hasTold) onWait?.(row.leased_by!);
    hasTold ||= row.lease !== null;
    await pause(poll);
  }
}

const REASONS: Readonly<Record<MigrationState, string>> = {
  pending: 'it has to be expanded first',
  expanding: 'its expand has to be finished first',
  expanded: 'it is expanded',
  contracting: 'its old form is being removed, and only the contract can be resumed',
  contracted: 'its old form was removed, and cannot be restored',
  reverting: 'it is being undone, and back has to be finished first',
};

async function rowOf(place: MigrationPlace, { id }: Migration): Promise<MigrationRow> {
  const row = await rowsOf(place).findOne({ _id: id });
  return row ?? { _id: id, state: 'pending', lease: null, lease_until: null, leased_by: null };
}
