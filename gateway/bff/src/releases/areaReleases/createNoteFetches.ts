import { createHmac } from 'node:crypto';
import { type FetchRow, noteFetches } from '@athenaeum/registry';
import type { FetchNote } from '@athenaeum/graph';
import type { Log } from '@athenaeum/graph/edge';
import mongoose from 'mongoose';
import type { Env } from '../../env';
import { networkOf } from '../networkOf';

const WRITE_INTERVAL_MS = 2000;
/** While the database is down; further ones are dropped. */
const MAX_BUFFERED = 20_000;

interface Parts {
  env: Pick<Env, 'INTERNAL_KEY'>;
  log: Pick<Log, 'warn'>;
  keep?: (rows: readonly FetchRow[]) => Promise<void>;
}

/** Records the outcomes of operations with a subgraph that is being released, and with the one before it. Idle without a release. */
export function createNoteFetches({
  env,
  log,
  keep = (rows) => noteFetches(mongoose.connection, rows),
}: Parts) {
  let rows: FetchRow[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function write(): Promise<void> {
    timer = null;
    const batch = rows;
    rows = [];
    writing = writing
      .then(() => (batch.length > 0 ? keep(batch) : undefined))
      .catch((error: unknown) =>
        log.warn({ reason: String(error) }, 'outcomes of a release could not be recorded'),
      );
    return writing;
  }

  return {
    note({ id: release, isCandidate, isFailed, ms, address, member }: FetchNote): void {
      if (rows.length >= MAX_BUFFERED) return;
      // Different for each release, so that nobody can be tracked across releases.
      const hashOf = (what: string) =>
        createHmac('sha256', env.INTERNAL_KEY).update(`${release} ${what}`).digest('base64url');
      rows.push({
        release,
        isCandidate,
        isFailed,
        ms,
        network: hashOf(networkOf(address)),
        member: member && hashOf(`member ${member}`),
        at: Date.now(),
      });
      timer ??= setTimeout(() => void write(), WRITE_INTERVAL_MS).unref();
    },
    async close(): Promise<void> {
      if (timer) clearTimeout(timer);
      await write();
    },
  };
}
