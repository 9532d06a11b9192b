import { TAKE_LIMIT, toListResult } from '@athenaeum/kit';
import type { OpportunitiesContext } from '../../loaders';
import { withoutSecrets } from '../opportunity/withoutSecrets';
import type { ApplicationRow } from './application.model';
import { canSeeApplicationsOf } from './application.policy';
import { applicationsInput, listApplications } from './application.service';

export const Query = {
  applications: (_root: unknown, { input }: { input?: unknown }, { viewer }: OpportunitiesContext) =>
    toListResult(async () => listApplications(viewer, applicationsInput.parse(input ?? {}))),
};

export const Application = {
  id: ({ _id }: ApplicationRow) => _id,
  /** Open or closed: whoever may read the application may read what it is for. */
  opportunity: async (
    { opportunity_id }: ApplicationRow,
    _args: unknown,
    { viewer, loaders }: OpportunitiesContext,
  ) => {
    const opportunity = await loaders.opportunity.load(opportunity_id);
    return opportunity && withoutSecrets(viewer, opportunity);
  },
};

export const User = {
  applications: async ({ id }: { id: string }, _args: unknown, { viewer, loaders }: OpportunitiesContext) =>
    canSeeApplicationsOf(viewer, id) ? (await loaders.applicationsOf.load(id)).slice(0, TAKE_LIMIT) : null,
};
