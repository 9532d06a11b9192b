import type { RequestHandler } from 'express';
import mongoose from 'mongoose';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { INTERNAL_TOKEN_HEADER, verifyInternalToken } from '../internalToken';
import { hasRole } from '../viewer';
import type { Migrated } from './noteMigrated';
import { back } from './runMigration';

/**
 * Runs a migration back, for the gateway when a release is rolled back: only the candidate has its code. Answers at once; the
 * progress is in the migration's row. Idempotent: a repeated request while it runs starts no second run.
 */
export function migrationBackRoute(
  { name, migrations }: Migrated,
  keys: string | readonly string[],
  log: Pick<Logger, 'error'>,
): RequestHandler {
  const running = new Set<string>();

  return ({ params, headers }, res) => {
    const caller = verifyInternalToken(keys, name, headers[INTERNAL_TOKEN_HEADER]);
    if (!caller || !hasRole(caller.viewer, 'service')) return void res.status(401).json({ ok: false });
    const migration = migrations.find(({ id }) => id === params.id);
    if (!migration) return void res.status(404).json({ ok: false });
    res.status(202).json({ ok: true });
    if (running.has(migration.id)) return;
    running.add(migration.id);
    const { connection } = mongoose;
    const place = { client: connection.getClient(), db: connection.db!, subgraph: name, by: hostname() };
    back(place, migration)
      .catch((error: unknown) =>
        log.error({ err: error, migration: migration.id }, 'a migration could not be run back'),
      )
      .finally(() => running.delete(migration.id));
  };
}
