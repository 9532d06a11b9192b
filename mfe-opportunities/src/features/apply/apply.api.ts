import { OPPORTUNITY_MESSAGES } from '@athenaeum/opportunities-contract';
import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { ApplyDocument, OwnDocumentsDocument, type OwnDocumentsQuery } from './__generated__/apply';

export type OwnDocument = NonNullable<
  NonNullable<NonNullable<OwnDocumentsQuery['me']>['data']>['documents']
>[number];

export const { useOpportunitiesApplyMutation, useOpportunitiesOwnDocumentsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesApply: build.mutation({
      ...operation(ApplyDocument),
      // One that is refused as closed stays where she reads so; the board without it comes with her next look.
      invalidatesTags: (_answer, error) =>
        !error || error.message === OPPORTUNITY_MESSAGES.alreadyApplied ? ['Board', 'Applications'] : [],
    }),
    opportunitiesOwnDocuments: build.query(operation(OwnDocumentsDocument)),
  }),
});
