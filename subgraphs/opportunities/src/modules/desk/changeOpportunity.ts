import { inTransaction, notAllowed, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { enqueue } from '@athenaeum/kit/outbox';
import {
  deadlineEnd,
  DEFAULT_POSTING_DAYS,
  OPPORTUNITY_MESSAGES,
  type EditOpportunityInput,
  type OpportunityStatus,
  type PostingDays,
} from '@athenaeum/opportunities-contract';
import { opportunityPublished } from '@athenaeum/opportunities-contract/outgoing';
import type { ClientSession } from 'mongoose';
import { tellApplicantsOfEnd } from '../application/changeApplication';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { canRunBoard, isTimestamp, stageOf } from '../opportunity/opportunity.policy';
import { tellPoster } from '../posting/ownPosting';
import { remindOfEnd } from '../posting/remindOfEnd';
import { slugOf } from '../posting/slugOf';
import { linesOf } from '../posting/submitOpportunity';

const DAY = 86_400_000;

interface Wish {
  id: string;
  reason?: string | null;
}

/** Publishes it for so many days; members with matching filters are alerted the first time. */
export const publishOpportunity = (
  viewer: Viewer,
  { id, days, reason }: Wish & { days?: PostingDays | null },
): Promise<OpportunityRow> =>
  change(viewer, 'publishOpportunity', id, reason || 'Published', async (before, session) => {
    // Computed in each attempt: a repeated transaction sees what the other one has done.
    const now = Date.now();
    const stage = stageOf(before, now);
    if (stage === 'unconfirmed') throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.unconfirmed);
    // Pressed twice, or by two of staff: it is published already.
    if (stage === 'published' && !days) return null;
    const lasting = days ?? (before.postingTime as PostingDays | undefined) ?? DEFAULT_POSTING_DAYS;
    const since = stage === 'published' ? before.published_at! : now;
    const end = endOf(before, since + lasting * DAY);
    if (end <= now)
      throw new Refusal(
        'CONFLICT',
        before.deadline ? OPPORTUNITY_MESSAGES.deadlineOver : OPPORTUNITY_MESSAGES.expired,
      );
    const set = {
      published_at: since,
      expires_at: end,
      closed_at: null,
      settled_at: null,
      alerted_at: before.alerted_at ?? now,
    };
    if (set.published_at === before.published_at && set.expires_at === before.expires_at) return null;
    if (!isTimestamp(before.alerted_at))
      await enqueue(session, opportunityPublished, { payload: { opportunity_id: id }, key: id });
    await remindOfEnd(session, { ...before, ...set }, now);
    return set;
  });

/** A deadline before the end of its days ends it. */
const endOf = ({ deadline }: OpportunityRow, days: number): number =>
  deadline ? Math.min(deadlineEnd(deadline), days) : days;

export const closeOpportunity = (
  viewer: Viewer,
  { id, reason }: Wish,
  now = Date.now(),
): Promise<OpportunityRow> =>
  change(viewer, 'closeOpportunity', id, reason || 'Closed', async ({ closed_at }, session) => {
    if (isTimestamp(closed_at)) return null;
    await tellApplicantsOfEnd(session, id);
    return { closed_at: now };
  });

/** Sets its status on the board; on hold it takes no applications. */
export const setOpportunityStatus = (
  viewer: Viewer,
  { id, status, reason }: Wish & { status: OpportunityStatus },
): Promise<OpportunityRow> =>
  change(viewer, 'setOpportunityStatus', id, reason || 'Status', async (before) =>
    before.status === status ? null : { status },
  );

/** Changes its text. A published one returns to review: members only read reviewed texts. */
export const editOpportunity = (
  viewer: Viewer,
  { id, version, reason, qualificationsSought, ...text }: EditOpportunityInput,
): Promise<OpportunityRow> =>
  change(viewer, 'editOpportunity', id, reason || 'Edited', async (before) => {
    if ((before.version ?? 0) !== version)
      throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.changedMeanwhile);
    const set = { ...text, qualificationsSought: linesOf(qualificationsSought) };
    if (isSame(before, set)) return null;
    const isShown = ['published', 'expired'].includes(stageOf(before, Date.now()));
    return {
      ...set,
      version: version + 1,
      // The slug of a confidential one must not contain its title, which may name the company.
      ...(set.isConfidential && !before.isConfidential ? { slug: slugOf(set) } : {}),
      ...(isShown ? { published_at: null, expires_at: null, settled_at: null } : {}),
    };
  });

const isSame = (before: OpportunityRow, set: Record<string, unknown>): boolean =>
  Object.entries(set).every(
    ([name, value]) => JSON.stringify(before[name as keyof OpportunityRow] ?? null) === JSON.stringify(value),
  );

/** One change by board support, with an audit row and a mail to the poster; null changes nothing. */
async function change(
  viewer: Viewer,
  operation: string,
  id: string,
  reason: string,
  decide: (before: OpportunityRow, session: ClientSession) => Promise<Partial<OpportunityRow> | null>,
): Promise<OpportunityRow> {
  if (!canRunBoard(viewer)) throw notAllowed();
  return inTransaction(async (session) => {
    const before = await Opportunity.findById(id).session(session).lean<OpportunityRow>();
    if (!before) throw notFound('opportunity');
    const set = await decide(before, session);
    if (!set) return before;
    const after = await Opportunity.findByIdAndUpdate(id, set, {
      session,
      returnDocument: 'after',
      runValidators: true,
    }).lean<OpportunityRow>();
    const rowOf = (row: OpportunityRow) =>
      Object.fromEntries(Object.keys(set).map((name) => [name, row[name as keyof OpportunityRow] ?? null]));
    await recordWrite(session, viewer, {
      operation,
      target_id: id,
      before: rowOf(before),
      after: rowOf(after!),
      reason,
    });
    await tellPoster(session, after!);
    return after!;
  });
}
