import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { SaveOpportunityDocument } from './__generated__/saveRole';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesSaveRole: build.mutation({
      ...operation(SaveOpportunityDocument),
      invalidatesTags: ['Board', 'SavedFilters'],
    }),
  }),
});

export const { useOpportunitiesSaveRoleMutation } = injected;
