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
      // An opportunity refused as closed stays on screen with the message; the board drops it on the next load.
      invalidatesTags: (_answer, error) =>
        !error || error.message === OPPORTUNITY_MESSAGES.alreadyApplied ? ['Board', 'Applications'] : [],
    }),
    opportunitiesOwnDocuments: build.query(operation(OwnDocumentsDocument)),
  }),
});
