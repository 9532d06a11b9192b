import { DEMO_ACCOUNTS, demoId, insertDemo } from '@athenaeum/kit/demo';
import { StoredFile } from '@athenaeum/kit/files';
import { Application } from '../modules/application/application.model';
import { Opportunity } from '../modules/opportunity/opportunity.model';
import { OpportunityViews } from '../modules/opportunity/opportunityViews.model';
import { SavedFilter, type SavedFilterRow } from '../modules/savedFilter/savedFilter.model';
import { applicationFileRows } from './applicationFiles';
import { applicationRows } from './applicationRows';
import { opportunityRows } from './opportunityRows';
import { viewRows } from './postedRows';
import { submissionRows } from './submissionRows';

export { demoApplicationFiles } from './applicationFiles';

/** Opportunities, applications, and postings in review; a second call changes nothing. */
export async function seedOpportunities(now: number): Promise<void> {
  const opportunities = opportunityRows(now);
  // Opportunities come last, so that they prove the rest is there: members apply from then on.
  if (await Opportunity.exists({ _id: opportunities.at(-1)!._id })) return;
  const applications = applicationRows(opportunities, now);
  await insertDemo(StoredFile, applicationFileRows(applications, now));
  await insertDemo(Application, applications);
  await insertDemo(SavedFilter, [savedFilter(now)]);
  await insertDemo(OpportunityViews, viewRows(opportunities, now));
  await insertDemo(Opportunity, submissionRows(now));
  await insertDemo(Opportunity, opportunities);
}

const savedFilter = (now: number): SavedFilterRow => ({
  _id: demoId('saved-filter', 'member'),
  user_id: DEMO_ACCOUNTS.member.id,
  place: 0,
  name: 'Board seats near Boston',
  types: ['Board Seat'],
  industries: [],
  hubs: ['Boston'],
  compensations: [],
  closings: [],
  words: '',
  alerts: true,
  created_at: now,
});
