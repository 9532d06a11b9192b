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
  /** The fields that differ, before and after. */
  before: object;
  after: object;
  reason: string;
}

/** The actor of a write that another system makes through the gateway. */
export const SERVICE_ACTOR = 'service';

/**
 * Writes an audit row in the transaction of the change itself, so that both are stored or neither is. Each row carries the digest
 * of the one before it; the second of two writers to the same place repeats its transaction.
 *
 * @throws Refusal UNAUTHENTICATED when the viewer is neither a person nor a service
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
  // The first row of the chain covers the rows from before it.
  const link = linkOf(row, head ?? { seq: 0, digest: anchorOf(await beforeChain(row.at)) });
  await AuditRow.create([{ ...row, ...link }], { session }).catch((error: unknown) => {
    throw isDuplicateKey(error) ? placeTaken(error as Error) : error;
  });
}

/** Makes the driver repeat the transaction; no caller must mistake this duplicate for its own "done already". */
function placeTaken(cause: Error): Error {
  const error = new mongoose.mongo.MongoError('Another change took this place in the audit trail', { cause });
  error.addErrorLabel(mongoose.mongo.MongoErrorLabel.TransientTransactionError);
  return error;
}
