import { insertDemo } from '@athenaeum/kit/demo';
import { Application } from '../modules/application/application.model';
import { Opportunity } from '../modules/opportunity/opportunity.model';
import { applicationRows } from './applicationRows';
import { opportunityRows } from './opportunityRows';

/** Opportunities and who applied to them; a second call changes nothing. */
export async function seedOpportunities(now: number): Promise<void> {
  const opportunities = opportunityRows(now);
  // The opportunities come last and prove that the rest is there: members apply from then on.
  if (await Opportunity.exists({ _id: opportunities.at(-1)!._id })) return;
  await insertDemo(Application, applicationRows(opportunities, now));
  await insertDemo(Opportunity, opportunities);
}
