import { publishAfterCommit } from '@athenaeum/kit/facts';
import type { ClientSession } from 'mongoose';
import { isPublished } from '../../../publication';
import type { SalonRow } from '../salon.model';

/** Tells open pages that a salon is another; nothing of one that was, and is, seen by staff alone. */
export function tellOfSalon(session: ClientSession, before: SalonRow, after: SalonRow, now: number): void {
  if (!isPublished(before, now) && !isPublished(after, now)) return;
  publishAfterCommit(session, { kind: 'salon', id: after._id, to: 'signedIn' });
}
