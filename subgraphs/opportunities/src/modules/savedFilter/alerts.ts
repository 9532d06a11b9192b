import { inTransaction } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { matchesCriteria } from '@athenaeum/opportunities-contract';
import { opportunityAlert } from '@athenaeum/opportunities-contract/outgoing';
import { Application } from '../application/application.model';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { takesApplications } from '../opportunity/opportunity.policy';
import { asMembersSee } from '../opportunity/withoutSecrets';
import { SavedFilter, type SavedFilterRow } from './savedFilter.model';

/** Filters in one transaction. */
const BATCH_SIZE = 200;

/** Mails everyone with a matching filter, once; answers how many. Resumed after a crash, nobody is mailed twice. */
export async function alertMembers(opportunity_id: string, now = Date.now()): Promise<number> {
  const shown = await shownToMembers(opportunity_id, now);
  if (!shown) return 0;
  let alerted = 0;
  for (let after = ''; ;) {
    const filters = await SavedFilter.find({ alerts: true, user_id: { $gt: after } })
      .sort({ user_id: 1 })
      .limit(BATCH_SIZE)
      .lean<SavedFilterRow[]>();
    if (filters.length === 0) return alerted;
    const ids = new Set(
      filters.filter((filter) => matchesCriteria(filter, shown)).map(({ user_id }) => user_id),
    );
    await inTransaction(async (session) => {
      for (const user_id of ids)
        await enqueue(session, opportunityAlert, {
          payload: { opportunity_id, user_id },
          key: `${opportunity_id}:${user_id}`,
        });
    });
    alerted += ids.size;
    // The last member may have more filters than this batch has: the next one includes that member again, who is mailed once.
    const last = filters.at(-1)!.user_id;
    const before = filters.findLast(({ user_id }) => user_id !== last)?.user_id;
    after = filters.length < BATCH_SIZE ? last : (before ?? last);
  }
}

/** Data for an alert; null when it is over, the member has applied already, or no filter matches any more. */
export async function opportunityAlertNotice(opportunity_id: string, user_id: string, now = Date.now()) {
  const shown = await shownToMembers(opportunity_id, now);
  if (!shown || (await Application.exists({ opportunity_id, user_id }))) return null;
  const filters = await SavedFilter.find({ user_id, alerts: true })
    .sort({ created_at: 1 })
    .lean<SavedFilterRow[]>();
  const filter = filters.find((one) => matchesCriteria(one, shown));
  if (!filter) return null;
  const { slug, title, opportunityType, company, industry, nearestRegionalHub } = shown;
  return { slug, title, opportunityType, company, industry, nearestRegionalHub, filter: filter.name };
}

async function shownToMembers(id: string, now: number): Promise<OpportunityRow | null> {
  const opportunity = await Opportunity.findById(id).lean<OpportunityRow>();
  return opportunity && takesApplications(opportunity, now) ? asMembersSee(opportunity) : null;
}
