import { inTransaction } from '@athenaeum/kit';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { atStage } from '../opportunity/opportunity.policy';
import { tellPoster } from './ownPosting';

const DAY = 86_400_000;
/** A link to confirm an address works for so long; then what it was for is let go of. */
const CONFIRM_WITHIN = 7 * DAY;
/** In one go. */
const MOST = 200;

/**
 * Tells posters of what has expired, and lets go of what nobody confirmed; answers how many. The board needs no settling:
 * it shows what is open at the moment it is asked.
 */
export async function settlePostings(now = Date.now()): Promise<number> {
  const expired = await Opportunity.find({ ...atStage('expired', now), settled_at: null })
    .sort({ expires_at: 1 })
    .limit(MOST)
    .select('_id')
    .lean();
  let settled = 0;
  for (const { _id } of expired) if (await settle(_id, now)) settled += 1;
  const { deletedCount } = await Opportunity.deleteMany({
    ...atStage('unconfirmed', now),
    submitted_at: { $lt: now - CONFIRM_WITHIN },
  });
  return settled + deletedCount;
}

/** Conditional on all that makes it expired, so that of two processes and an extension one comes through. */
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
