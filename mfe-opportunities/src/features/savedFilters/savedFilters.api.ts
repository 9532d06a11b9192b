import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  RemoveFilterDocument,
  SavedFiltersDocument,
  type SavedFiltersQuery,
  SaveFilterDocument,
} from './__generated__/savedFilters';

export type SavedFilter = NonNullable<NonNullable<SavedFiltersQuery['savedFilters']>['data']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesSavedFilters: build.query({
      ...operation(SavedFiltersDocument),
      providesTags: ['SavedFilters'],
    }),
    opportunitiesSaveFilter: build.mutation({
      ...operation(SaveFilterDocument),
      onQueryStarted({ input }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          injected.util.updateQueryData('opportunitiesSavedFilters', {}, (answer) => {
            const filter = answer.savedFilters?.data?.find(({ id }) => id === input.id);
            if (filter) filter.alerts = input.alerts ?? true;
          }),
        );
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['SavedFilters'],
    }),
    opportunitiesRemoveFilter: build.mutation({
      ...operation(RemoveFilterDocument),
      invalidatesTags: ['SavedFilters'],
    }),
  }),
});

export const {
  useOpportunitiesSavedFiltersQuery,
  useOpportunitiesSaveFilterMutation,
  useOpportunitiesRemoveFilterMutation,
} = injected;
