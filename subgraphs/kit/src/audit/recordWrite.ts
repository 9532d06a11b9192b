import type { ClientSession } from 'mongoose';
import { signInFirst } from '../refusal';
import { hasRole, type Viewer } from '../viewer';
import { AuditRow } from './auditRow.model';

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

/** Leaves who changed what in the transaction of the change itself: neither stands without the other. */
export async function recordWrite(session: ClientSession, viewer: Viewer, write: StaffWrite): Promise<void> {
  const actor_id = viewer.id ?? (hasRole(viewer, 'service') ? SERVICE_ACTOR : null);
  if (actor_id === null) throw signInFirst();
  await AuditRow.create([{ ...write, actor_id, at: Date.now() }], { session });
}
