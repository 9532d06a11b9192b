import { toResult } from '@athenaeum/kit';
import { saveOpportunityInput } from '@athenaeum/opportunities-contract';
import type { OpportunitiesContext } from '../../loaders';
import { saveOpportunity } from './saveOpportunity';

export const Mutation = {
  saveOpportunity: (_root: unknown, { input }: { input: unknown }, { viewer }: OpportunitiesContext) =>
    toResult(async () => saveOpportunity(viewer, saveOpportunityInput.parse(input))),
};
