import { toListResult, toResult } from '@athenaeum/kit';
import { DEFAULT_POSTING_DAYS } from '@athenaeum/opportunities-contract';
import type { OpportunitiesContext } from '../../loaders';
import { closedOpportunity } from './closedOpportunity';
import type { OpportunityRow } from './opportunity.model';
import { canRunBoard, stageOf, takesApplications } from './opportunity.policy';
import {
  findOpportunity,
  listOpportunities,
  opportunitiesInput,
  opportunityInput,
} from './opportunity.service';
import { viewOpportunity } from './viewOpportunity';

export const Query = {
  opportunities: (_root: unknown, { input }: { input?: unknown }, { viewer }: OpportunitiesContext) =>
    toListResult(async () => listOpportunities(viewer, opportunitiesInput.parse(input ?? {}))),
  opportunity: (_root: unknown, { input }: { input: unknown }, { viewer }: OpportunitiesContext) =>
    toResult(async () => findOpportunity(viewer, opportunityInput.parse(input))),
  closedOpportunity: (_root: unknown, { input }: { input: unknown }, { viewer }: OpportunitiesContext) =>
    toResult(async () => closedOpportunity(viewer, opportunityInput.parse(input).id)),
};

export const Mutation = {
  viewOpportunity: (_root: unknown, { input }: { input: unknown }) =>
    toResult(async () => viewOpportunity(opportunityInput.parse(input).id)),
};

export const Opportunity = {
  id: ({ _id }: OpportunityRow) => _id,
  role: ({ title }: OpportunityRow) => title,
  stage: (opportunity: OpportunityRow) => stageOf(opportunity, Date.now()),
  can_apply: async (opportunity: OpportunityRow, _args: unknown, { loaders }: OpportunitiesContext) =>
    takesApplications(opportunity, Date.now()) && !(await loaders.myApplication(opportunity._id)),
  my_application: ({ _id }: OpportunityRow, _args: unknown, { loaders }: OpportunitiesContext) =>
    loaders.myApplication(_id),
  saved: ({ _id }: OpportunityRow, _args: unknown, { loaders }: OpportunitiesContext) => loaders.isSaved(_id),
  desk: (opportunity: OpportunityRow, _args: unknown, { viewer }: OpportunitiesContext) =>
    canRunBoard(viewer) ? opportunity : null,
};

const countsOf = ({ _id }: OpportunityRow, { loaders }: OpportunitiesContext) =>
  loaders.applicationCounts.load(_id);

export const OpportunityDesk = {
  postingTime: ({ postingTime }: OpportunityRow) => postingTime ?? DEFAULT_POSTING_DAYS,
  showHub: ({ showHub }: OpportunityRow) => showHub ?? true,
  version: ({ version }: OpportunityRow) => version ?? 0,
  applications: async (row: OpportunityRow, _args: unknown, context: OpportunitiesContext) =>
    (await countsOf(row, context)).all,
  shortlisted: async (row: OpportunityRow, _args: unknown, context: OpportunitiesContext) =>
    (await countsOf(row, context)).shortlisted,
};
