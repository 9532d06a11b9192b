import { escapeRegExp } from '@athenaeum/common/escaping';
import {
  hasRole,
  inTransaction,
  listPage,
  notAllowed,
  notFound,
  Refusal,
  toConditions,
  toSort,
  type Viewer,
} from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import {
  REFERRAL_LIMITS,
  REFERRAL_MESSAGES,
  REFERRAL_STATUSES,
  type CloseReferralInput,
  type ReferralStatus,
} from '@athenaeum/users-contract';
import { Referral, type ReferralRow } from './referral.model';
import { statusOf } from './referral.service';
import type { AllReferralsInput } from './staffReferral.input';

const DAY = 86_400_000;

/** All referrals and their statuses. */
export async function listAllReferrals(viewer: Viewer, input: AllReferralsInput, now = Date.now()) {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  const narrowed = [toConditions(input, ['created_at']), ...wordsIn(input.words)];
  const [page, ...counts] = await Promise.all([
    listPage<ReferralRow>(
      Referral,
      { $and: [...narrowed, ...(input.status ? [byStatus(input.status, now)] : [])] },
      toSort(input.orderBy, { created_at: -1 }),
      input,
    ),
    ...REFERRAL_STATUSES.map((status) =>
      Referral.countDocuments({ $and: [...narrowed, byStatus(status, now)] }),
    ),
  ]);
  const statuses = Object.fromEntries(
    REFERRAL_STATUSES.map((status, place) => [status, counts[place] ?? 0]),
  ) as Record<ReferralStatus, number>;
  return { ...page, statuses };
}

/** Closes a referral; a friend who joins all the same is shown as joined. */
export async function closeReferral(
  viewer: Viewer,
  { id, reason }: CloseReferralInput,
  now = Date.now(),
): Promise<ReferralRow> {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  return inTransaction(async (session) => {
    const closed = await Referral.findOneAndUpdate(
      { _id: id, ...byStatus('sent', now) },
      { closed_at: now },
      { session, returnDocument: 'after' },
    ).lean<ReferralRow>();
    if (!closed) {
      const row = await Referral.findById(id).session(session).lean<ReferralRow>();
      if (!row) throw notFound('referral');
      if (statusOf(row, now) !== 'closed') throw new Refusal('CONFLICT', REFERRAL_MESSAGES.hasJoined);
      return row;
    }
    await recordWrite(session, viewer, {
      operation: 'closeReferral',
      target_id: id,
      before: { status: 'sent' },
      after: { status: 'closed' },
      reason,
    });
    return closed;
  });
}

/** `statusOf` as a database condition. */
function byStatus(status: ReferralStatus, now: number): Record<string, unknown> {
  const oldest = now - REFERRAL_LIMITS.openDays * DAY;
  if (status === 'sent') return { status, closed_at: null, created_at: { $gte: oldest } };
  if (status !== 'closed') return { status };
  return { status: 'sent', $or: [{ closed_at: { $ne: null } }, { created_at: { $lt: oldest } }] };
}

const SEARCHED = [
  'referrer_first_name',
  'referrer_last_name',
  'referrer_email',
  'referred_first_name',
  'referred_last_name',
  'referred_email',
  'referred_company',
];

const wordsIn = (words: string | null | undefined): object[] =>
  (words ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const part = { $regex: new RegExp(escapeRegExp(word), 'i') };
      return { $or: SEARCHED.map((field) => ({ [field]: part })) };
    });
