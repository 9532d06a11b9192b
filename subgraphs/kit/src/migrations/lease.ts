import { randomUUID } from 'node:crypto';
import { addRow, rowsOf, type MigrationPlace, type MigrationRow, type MigrationState } from './migrationRow';

export interface Lease {
  place: MigrationPlace;
  /** The row as it was when the lease was acquired, with this process's progress since. */
  row: MigrationRow;
  /** Identifies the holder in conditions of writes. */
  held: { _id: string; lease: string };
  ttl: number;
  /** Runs a transaction that renews the lease itself. */
  whileWriting(write: () => Promise<unknown>): Promise<void>;
  /** Releases it for the next process, unless the lease was lost. */
  release(): Promise<void>;
}

export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Renewals per lease: two may fail before another process acquires it. */
const RENEWALS_PER_LEASE = 3;

/**
 * Takes the migration for this process, if it is in one of these states and no other process has it. It is renewed until it is
 * released; when the process dies, the lease falls to the next one after `ttl` ms.
 */
export async function takeLease(
  place: MigrationPlace,
  id: string,
  from: readonly MigrationState[],
  ttl: number,
): Promise<Lease | null> {
  const rows = rowsOf(place);
  await addRow(place, id, 'pending');
  const lease = randomUUID();
  const now = Date.now();
  const row = await rows.findOneAndUpdate(
    { _id: id, state: { $in: [...from] }, $or: [{ lease: null }, { lease_until: { $lte: now } }] },
    { $set: { lease, lease_until: now + ttl, leased_by: place.by } },
    { returnDocument: 'after' },
  );
  if (!row) return null;

  const held = { _id: id, lease };
  let isWriting = false;
  const renewal = setInterval(() => {
    // A batch renews the lease itself, and would be in conflict with this write of its row.
    if (isWriting) return;
    // A failed renewal is made up for by the next; a lost lease is noticed by the next batch.
    rows.updateOne(held, { $set: { lease_until: Date.now() + ttl } }).catch(() => undefined);
  }, ttl / RENEWALS_PER_LEASE).unref();
  return {
    place,
    row,
    held,
    ttl,
    async whileWriting(write) {
      isWriting = true;
      try {
        await write();
      } finally {
        isWriting = false;
      }
    },
    async release() {
      clearInterval(renewal);
      await rows.updateOne(held, { $set: { lease: null, lease_until: null, leased_by: null } });
    },
  };
}
