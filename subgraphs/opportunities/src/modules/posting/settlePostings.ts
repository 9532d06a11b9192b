import { inTransaction } from '@athenaeum/kit';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { atStage } from '../opportunity/opportunity.policy';
import { tellPoster } from './ownPosting';

const DAY = 86_400_000;
/** How long a link to confirm an address is valid; then the posting is deleted. */
const CONFIRMATION_TTL_MS = 7 * DAY;
/** In one go. */
const BATCH_SIZE = 200;

/**
 * Reconciliation job: tells posters about expired postings, and deletes unconfirmed ones; answers how many. The board itself
 * does not depend on it: a query shows what is open at that moment.
 */
export async function settlePostings(now = Date.now()): Promise<number> {
  const expired = await Opportunity.find({ ...atStage('expired', now), settled_at: null })
    .sort({ expires_at: 1 })
    .limit(BATCH_SIZE)
    .select('_id')
    .lean();
  let settled = 0;
  for (const { _id } of expired) if (await settle(_id, now)) settled += 1;
  const { deletedCount } = await Opportunity.deleteMany({
    ...atStage('unconfirmed', now),
    submitted_at: { $lt: now - CONFIRMATION_TTL_MS },
  });
  return settled + deletedCount;
}

/** Conditional on everything that makes it expired, so that of two processes and an extension one succeeds. */
const settle = (_id: string, now: number): Promise<boolean> =>
  inTransaction(async (session) => {
    const settled = await Opportunity.findOneAndUpdate(
      { _id, ...atStage('expired', now), settled_at: null },
      { settled_at: now },
      { session, returnDocument: 'after' },
    ).lean<OpportunityRow>();
    if (settled) await tellPoster(session, settled);
    return settled !== null;
  });
