import { visitor } from '@athenaeum/kit';
import { Application, type ApplicationRow } from '../application/application.model';
import { Opportunity, type OpportunityRow } from '../opportunity/opportunity.model';
import { withoutNames } from '../opportunity/withoutSecrets';
import { SavedFilter } from '../savedFilter/savedFilter.model';
import { SavedOpportunity } from '../savedOpportunity/savedOpportunity.model';

/** Without board support's notes, in which a confidential company may be named. */
export async function personalData(user_id: string) {
  const applications = await Application.find({ user_id })
    .select('-shortlisted -notes -notes_version')
    .lean<ApplicationRow[]>();
  const ids = applications.map(({ opportunity_id }) => opportunity_id);
  const opportunities = await Opportunity.find({ _id: { $in: ids } }).lean<OpportunityRow[]>();
  const byId = new Map(opportunities.map((opportunity) => [opportunity._id, opportunity]));
  const titleOf = ({ opportunity_id, title }: ApplicationRow) => {
    const opportunity = byId.get(opportunity_id);
    return opportunity ? withoutNames(visitor, opportunity, title) : title;
  };
  return {
    applications: applications.map((application) => ({ ...application, title: titleOf(application) })),
    saved_filters: await SavedFilter.find({ user_id }).lean(),
    saved_opportunities: await SavedOpportunity.find({ user_id }).lean(),
  };
}

/** Applications are removed entirely. Their files are removed with all others of the member. */
export async function forgetMember(user_id: string): Promise<boolean> {
  await Application.deleteMany({ user_id });
  await SavedFilter.deleteMany({ user_id });
  await SavedOpportunity.deleteMany({ user_id });
  return true;
}
