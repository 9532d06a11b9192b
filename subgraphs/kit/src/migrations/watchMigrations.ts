import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { findMigrationProblem } from './findMigrationProblem';
import type { Migrated } from './noteMigrated';

/** Readiness is probed every few seconds, also while the database hangs. */
const READ_TIMEOUT_MS = 1000;

/**
 * For `/ready`: answers `findMigrationProblem` by the database of the process, or what was known last when it does not answer in time.
 * A problem is logged once.
 */
export function watchMigrations(
  subgraph: Migrated,
  log: Pick<Logger, 'error'>,
): () => Promise<string | null> {
  let known: string | null = null;
  const read = async () => {
    const problem = await findMigrationProblem(subgraph, mongoose.connection.db!);
    if (problem && problem !== known) log.error({ problem }, 'the stored data is not of this version');
    known = problem;
    return problem;
  };
  return () =>
    Promise.race([read().catch(() => known), pause(READ_TIMEOUT_MS, null, { ref: false }).then(() => known)]);
}
