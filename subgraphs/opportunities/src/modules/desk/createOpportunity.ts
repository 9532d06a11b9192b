import { randomUUID } from 'node:crypto';
import { indexedText, inTransaction, isDuplicateKey, notAllowed, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { DEFAULT_POSTING_DAYS, type CreateOpportunityInput } from '@athenaeum/opportunities-contract';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { canRunBoard } from '../opportunity/opportunity.policy';
import { slugOf } from '../posting/slugOf';
import { linesOf } from '../posting/submitOpportunity';

/**
 * A posting by board support. There is no address to confirm, and it waits for review like any other, so that a second
 * person reads it before members do. The same draft sent again is the same posting.
 */
export async function createOpportunity(
  viewer: Viewer,
  { draft_id, postingTime, qualificationsSought, ...text }: CreateOpportunityInput,
): Promise<OpportunityRow> {
  if (!canRunBoard(viewer)) throw notAllowed();
  const known = await Opportunity.findOne({ draft_id: indexedText(draft_id) }).lean<OpportunityRow>();
  if (known) return known;
  try {
    return await inTransaction(async (session) => {
      const posting = new Opportunity({
        _id: randomUUID(),
        slug: slugOf(text),
        ...text,
        status: 'New',
        qualificationsSought: linesOf(qualificationsSought),
        postingTime: postingTime ?? DEFAULT_POSTING_DAYS,
        draft_id,
      });
      await posting.save({ session });
      await recordWrite(session, viewer, {
        operation: 'createOpportunity',
        target_id: posting._id,
        before: {},
        after: { title: text.title },
        reason: 'Created',
      });
      return posting.toObject<OpportunityRow>();
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The same draft, sent concurrently.
    return Opportunity.findOne({ draft_id: indexedText(draft_id) })
      .orFail()
      .lean<OpportunityRow>();
  }
}
