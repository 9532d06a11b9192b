import { randomUUID } from 'node:crypto';
import mongoose, { type ClientSession } from 'mongoose';
import { isDuplicateKey } from '../mongo';
import { signInFirst } from '../refusal';
import { hasRole, type Viewer } from '../viewer';
import { anchorOf, linkOf } from './auditChain';
import { AuditRow } from './auditRow.model';
import { beforeChain, IN_CHAIN } from './verifyAudit';

export interface StaffWrite {
  /** The mutation's name. */
  operation: string;
  target_id: string;
  /** What is different, by field, as it was and as it is. */
  before: object;
  after: object;
  reason: string;
}

/** Who writes when another system does, through the gateway. */
export const SERVICE_ACTOR = 'service';

/**
 * Leaves who changed what in the transaction of the change itself: neither stands without the other. Each row carries the
 * digest of the one before it; whoever comes second to the same place begins the transaction again.
 */
export async function recordWrite(session: ClientSession, viewer: Viewer, write: StaffWrite): Promise<void> {
  const actor_id = viewer.id ?? (hasRole(viewer, 'service') ? SERVICE_ACTOR : null);
  if (actor_id === null) throw signInFirst();
  const [last] = await AuditRow.find(IN_CHAIN)
    .sort({ seq: -1 })
    .limit(1)
    .select('seq digest at')
    .session(session)
    .lean();
  const head = last ? { seq: last.seq!, digest: last.digest! } : null;
  const row = { ...write, _id: randomUUID(), actor_id, at: Date.now() };
  // The first of the chain vouches for what was there before it, once.
  const link = linkOf(row, head ?? { seq: 0, digest: anchorOf(await beforeChain(row.at)) });
  await AuditRow.create([{ ...row, ...link }], { session }).catch((error: unknown) => {
    throw isDuplicateKey(error) ? placeTaken(error as Error) : error;
  });
}

/** Asks for the transaction to be repeated: a duplicate here is never the one that a caller takes for "done already". */
function placeTaken(cause: Error): Error {
  const error = new mongoose.mongo.MongoError('Another change took this place in the audit trail', { cause });
  error.addErrorLabel(mongoose.mongo.MongoErrorLabel.TransientTransactionError);
  return error;
}
