import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { SubmitOpportunityDocument } from './__generated__/intake';

export const { useOpportunitiesSubmitMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesSubmit: build.mutation(operation(SubmitOpportunityDocument)),
  }),
});
