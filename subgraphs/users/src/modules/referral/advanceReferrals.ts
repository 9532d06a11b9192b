import type { ClientSession } from 'mongoose';
import { Referral } from './referral.model';

const BEFORE = { joined: ['sent'], member: ['sent', 'joined'] } as const;

/** Whoever has invited her learns that she has joined, or is in; nothing else of her, and never backwards. */
export async function advanceReferrals(
  session: ClientSession,
  email: string,
  status: keyof typeof BEFORE,
): Promise<void> {
  const referred_email = email.toLowerCase();
  await Referral.updateMany({ referred_email, status: { $in: BEFORE[status] } }, { status }, { session });
}
