import type { ClientSession } from 'mongoose';
import { Referral } from './referral.model';

/** One step after the other: nothing is reported about a friend who was a member when invited. */
const BEFORE = { joined: 'sent', member: 'joined' } as const;

/** Shows referrers that their friend has joined or become a member; nothing else, and never backwards. */
export async function advanceReferrals(
  session: ClientSession,
  email: string,
  status: keyof typeof BEFORE,
): Promise<void> {
  const referred_email = email.toLowerCase();
  await Referral.updateMany(
    { referred_email, status: BEFORE[status] },
    { status, [`${status}_at`]: Date.now() },
    { session },
  );
}
