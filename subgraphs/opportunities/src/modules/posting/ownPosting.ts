import { createHash } from 'node:crypto';
import { indexedText, inTransaction, Refusal } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import {
  deadlineEnd,
  EXTENDABLE_DAYS,
  OPPORTUNITY_MESSAGES,
  POSTING_DAYS,
  type PostingDays,
} from '@athenaeum/opportunities-contract';
import { postingStands } from '@athenaeum/opportunities-contract/outgoing';
import type { ClientSession } from 'mongoose';
import { tellApplicantsOfEnd } from '../application/changeApplication';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { isTimestamp, stageOf } from '../opportunity/opportunity.policy';
import { remindOfEnd } from './remindOfEnd';

const DAY = 86_400_000;

/** The posting of a link: its holder acts as the poster. */
export async function findPosting(token: string): Promise<OpportunityRow> {
  const posting = await byToken(token);
  if (!posting) throw unusable();
  return posting;
}

/** Open for so many days from today; repeated requests are one change. */
export async function extendPosting(
  token: string,
  days: PostingDays,
  now = Date.now(),
): Promise<OpportunityRow> {
  return inTransaction(async (session) => {
    const posting = await byToken(token, session);
    if (!posting) throw unusable();
    if (!isExtendable(posting, now)) throw new Refusal('CONFLICT', whyNot(posting, now));
    if (!extensionsOf(posting, now).includes(days))
      throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.longerAlready);
    const expires_at = now + days * DAY;
    const extended = await Opportunity.findOneAndUpdate(
      // Conditional on the state that was read: a concurrent edit or closing comes first.
      { _id: posting._id, closed_at: null, published_at: posting.published_at },
      // Extending it beyond its deadline removes the deadline.
      {
        expires_at,
        settled_at: null,
        ...(posting.deadline && deadlineEnd(posting.deadline) < expires_at ? { deadline: null } : {}),
      },
      { session, returnDocument: 'after' },
    ).lean<OpportunityRow>();
    if (!extended) throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.changedMeanwhile);
    await remindOfEnd(session, extended, now);
    await tellPoster(session, extended);
    return extended;
  });
}

export async function closePosting(token: string, now = Date.now()): Promise<OpportunityRow> {
  return inTransaction(async (session) => {
    const posting = await byToken(token, session);
    if (!posting) throw unusable();
    const closed = await Opportunity.findOneAndUpdate(
      { _id: posting._id, closed_at: null },
      { closed_at: now },
      { session, returnDocument: 'after' },
    ).lean<OpportunityRow>();
    if (!closed) return posting;
    await tellApplicantsOfEnd(session, closed._id);
    await tellPoster(session, closed);
    return closed;
  });
}

/** Mails the stage as it is when the mail is sent; several changes at once are one mail. */
export async function tellPoster(session: ClientSession, posting: OpportunityRow): Promise<void> {
  const { _id, poster, submitted_at, confirmed_at } = posting;
  // An unconfirmed address may be somebody else's.
  if (!poster || (isTimestamp(submitted_at) && !isTimestamp(confirmed_at))) return;
  await enqueue(session, postingStands, { payload: { opportunity_id: _id }, subject: _id, coalesce: true });
}

/** The durations that would keep it open for longer; less than a day more is not offered. */
export const extensionsOf = (posting: OpportunityRow, now: number): PostingDays[] =>
  isExtendable(posting, now)
    ? POSTING_DAYS.filter((days) => now + days * DAY >= (posting.expires_at ?? 0) + DAY)
    : [];

/** A posting that was on the board and has not been over for long. */
export function isExtendable(posting: OpportunityRow, now: number): boolean {
  const stage = stageOf(posting, now);
  if (stage === 'published') return true;
  return (
    stage === 'expired' && isTimestamp(posting.expires_at) && posting.expires_at > now - EXTENDABLE_DAYS * DAY
  );
}

const whyNot = (posting: OpportunityRow, now: number): string =>
  stageOf(posting, now) === 'closed' ? OPPORTUNITY_MESSAGES.alreadyClosed : OPPORTUNITY_MESSAGES.notPublished;

export function byToken(token: string, session: ClientSession | null = null) {
  const hash = indexedText(createHash('sha256').update(token).digest('base64url'));
  return Opportunity.findOne({ $or: [{ poster_hash: hash }, { poster_hash_before: hash }] })
    .session(session)
    .lean<OpportunityRow>();
}

export const unusable = () => new Refusal('NOT_FOUND', OPPORTUNITY_MESSAGES.linkUnusable);
