import { createHash, timingSafeEqual } from 'node:crypto';
import { CONTENT_MESSAGES, PROMOTION_CUTOFF_MINUTES, salonPhase } from '@athenaeum/content-contract';
import { Refusal, type Viewer } from '@athenaeum/kit';
import { isMember } from '../../audience';
import { Salon, type SalonRow } from '../salon/salon.model';

/** Refuses requests for a seat at events that are over, cancelled or not visible. */
export function assertTakesRSVPs(salon: SalonRow, now: number): void {
  if (salon.salon_status) throw new Refusal('CONFLICT', CONTENT_MESSAGES.statusStands(salon.salon_status));
  assertNotOver(salon, now);
}

export function assertNotOver(salon: SalonRow, now: number): void {
  if (salonPhase(salon, now) === 'RECORDED') throw new Refusal('CONFLICT', CONTENT_MESSAGES.alreadyTookPlace);
}

/** Members may; others need an open event, or the code of an invite-only one. */
export async function assertMayAttend(
  viewer: Viewer,
  salon: SalonRow,
  code: string | null | undefined,
): Promise<void> {
  if (isMember(viewer) || salon.invite_type === 'OPEN_TO_PUBLIC') return;
  if (salon.invite_type === 'MEMBERS_ONLY') throw new Refusal('FORBIDDEN', CONTENT_MESSAGES.membersOnly);
  await assertCode(salon, code);
}

/** Compares without case and spaces; the only place that reads the code. */
export async function assertCode(salon: SalonRow, code: string | null | undefined): Promise<void> {
  const given = codeOf(code);
  if (!given) throw wrong(CONTENT_MESSAGES.inviteCodeNeeded);
  const kept = await Salon.findById(salon._id).select('+invite_code').lean<{ invite_code: string | null }>();
  const expected = codeOf(kept?.invite_code);
  if (!expected || !timingSafeEqual(digest(given), digest(expected)))
    throw wrong(CONTENT_MESSAGES.wrongInviteCode);
}

/** Whether a free seat goes to the waitlist; not at paid events, where nobody is made to pay. */
export const movesUp = (
  salon: Pick<SalonRow, 'date' | 'salon_status' | 'requires_payment'>,
  now: number,
): boolean =>
  !salon.salon_status && !salon.requires_payment && now < salon.date - PROMOTION_CUTOFF_MINUTES * 60_000;

const wrong = (message: string) => new Refusal('INVALID', message, { invite_code: message });
/** Phones capitalise the first letter, and codes are passed on by voice. */
const codeOf = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFKC').trim().toUpperCase();
const digest = (text: string) => createHash('sha256').update(text).digest();
