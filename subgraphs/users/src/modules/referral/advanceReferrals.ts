import type { ClientSession } from 'mongoose';
import { Referral } from './referral.model';

/** One step after the other: of what she does who was a member when she was invited, nothing is told. */
const BEFORE = { joined: 'sent', member: 'joined' } as const;

/** Whoever has invited her learns that she has joined, or is in; nothing else of her, and never backwards. */
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
