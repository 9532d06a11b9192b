import { notFound } from '@athenaeum/kit';
import { Opportunity, type OpportunityRow } from './opportunity.model';
import { isOpen } from './opportunity.policy';
import { OpportunityViews } from './opportunityViews.model';

/** Counts a view, in a collection of its own, so that viewing never conflicts with applying. */
export async function viewOpportunity(id: string, now = Date.now()): Promise<boolean> {
  const opportunity = await Opportunity.findById(id).lean<OpportunityRow>();
  if (!opportunity || !isOpen(opportunity, now)) throw notFound('opportunity');
  const day = new Date(now).toISOString().slice(0, 10);
  await OpportunityViews.updateOne(
    { _id: `${id}:${day}` },
    { $inc: { count: 1 }, $setOnInsert: { opportunity_id: id, day } },
    { upsert: true },
  );
  return true;
}
