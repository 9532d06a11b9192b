import { toListResult, toResult } from '@athenaeum/kit';
import type { OpportunitiesContext } from '../../loaders';
import type { OpportunityRow } from './opportunity.model';
import { takesApplications } from './opportunity.policy';
import {
  findOpportunity,
  listOpportunities,
  opportunitiesInput,
  opportunityInput,
} from './opportunity.service';

export const Query = {
  opportunities: (_root: unknown, { input }: { input?: unknown }, { viewer }: OpportunitiesContext) =>
    toListResult(async () => listOpportunities(viewer, opportunitiesInput.parse(input ?? {}))),
  opportunity: (_root: unknown, { input }: { input: unknown }, { viewer }: OpportunitiesContext) =>
    toResult(async () => findOpportunity(viewer, opportunityInput.parse(input))),
};

export const Opportunity = {
  id: ({ _id }: OpportunityRow) => _id,
  role: ({ title }: OpportunityRow) => title,
  can_apply: async (opportunity: OpportunityRow, _args: unknown, { loaders }: OpportunitiesContext) =>
    takesApplications(opportunity, Date.now()) && !(await loaders.myApplication(opportunity._id)),
  my_application: ({ _id }: OpportunityRow, _args: unknown, { loaders }: OpportunitiesContext) =>
    loaders.myApplication(_id),
};
