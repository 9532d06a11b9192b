import { inTransaction, notAllowed, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { enqueue } from '@athenaeum/kit/outbox';
import {
  deadlineEnd,
  DEFAULT_POSTING_DAYS,
  OPPORTUNITY_MESSAGES,
  type DecideChangeInput,
} from '@athenaeum/opportunities-contract';
import { changeDecided } from '@athenaeum/opportunities-contract/outgoing';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { canRunBoard, isTimestamp } from '../opportunity/opportunity.policy';
import { remindOfEnd } from '../posting/remindOfEnd';

const DAY = 86_400_000;

/** Accepts or declines a poster's change; the poster is told which, and why. */
export async function decideChange(
  viewer: Viewer,
  { id, version, accept, reason }: DecideChangeInput,
  now = Date.now(),
): Promise<OpportunityRow> {
  if (!canRunBoard(viewer)) throw notAllowed();
  return inTransaction(async (session) => {
    const before = await Opportunity.findById(id).session(session).lean<OpportunityRow>();
    if (!before) throw notFound('opportunity');
    // The version of the change that was read: its poster may have sent another since.
    if (!before.proposal || (before.version ?? 0) !== version)
      throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.changedMeanwhile);
    const { proposed_at: _at, ...wanted } = before.proposal;
    const set = accept ? { ...wanted, ...endOf(before, wanted.deadline ?? null, now) } : {};
    const after = await Opportunity.findByIdAndUpdate(
      id,
      { ...set, proposal: null, version: version + 1 },
      { session, returnDocument: 'after', runValidators: true },
    ).lean<OpportunityRow>();
    const rowOf = (row: OpportunityRow) =>
      Object.fromEntries(Object.keys(set).map((name) => [name, row[name as keyof OpportunityRow] ?? null]));
    await recordWrite(session, viewer, {
      operation: 'decideChange',
      target_id: id,
      before: rowOf(before),
      after: rowOf(after!),
      reason: reason || (accept ? 'Change accepted' : 'Change declined'),
    });
    if (after!.expires_at !== before.expires_at) await remindOfEnd(session, after!, now);
    if (after!.poster)
      await enqueue(session, changeDecided, {
        payload: { opportunity_id: id, accepted: accept, reason: reason || null },
        key: `${id}:${version}`,
      });
    return after!;
  });
}

/** Another deadline is another end, within the days it was to be open. */
function endOf(before: OpportunityRow, deadline: string | null, now: number): Partial<OpportunityRow> {
  if (deadline === (before.deadline ?? null) || !isTimestamp(before.published_at)) return {};
  const days = before.published_at + (before.postingTime ?? DEFAULT_POSTING_DAYS) * DAY;
  const longest = Math.max(days, before.expires_at ?? 0);
  if (!deadline) return { expires_at: longest, settled_at: null };
  const end = deadlineEnd(deadline);
  if (end <= now) throw new Refusal('CONFLICT', OPPORTUNITY_MESSAGES.deadlineOver);
  return { expires_at: Math.min(longest, end), settled_at: null };
}
