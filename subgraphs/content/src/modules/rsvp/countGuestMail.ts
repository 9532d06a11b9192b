import { createHash } from 'node:crypto';
import { GUEST_LIMITS } from '@athenaeum/content-contract';
import type { ClientSession } from 'mongoose';
import { GuestMail, type GuestMailRow } from './guestMail.model';

const HOUR = 3_600_000;

/**
 * Counts a mail to an unconfirmed address; false when the limit for this hour is reached. Concurrent transactions about
 * one address conflict here, so that one is repeated.
 */
export async function countGuestMail(session: ClientSession, email: string, now: number): Promise<boolean> {
  const hour = Math.floor(now / HOUR);
  const counted = await GuestMail.findOneAndUpdate(
    { _id: `${hashOf(email)} ${hour}` },
    { $inc: { count: 1 }, $setOnInsert: { forget_at: new Date((hour + 1) * HOUR) } },
    { session, upsert: true, returnDocument: 'after' },
  ).lean<GuestMailRow>();
  return counted!.count <= GUEST_LIMITS.mailsAnHour;
}

const hashOf = (email: string): string => createHash('sha256').update(email).digest('base64url');
