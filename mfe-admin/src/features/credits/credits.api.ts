import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  MemberCreditsDocument,
  type MemberCreditsQuery,
  UpdateCreditsDocument,
} from './__generated__/credits';

type CreditsUser = NonNullable<NonNullable<MemberCreditsQuery['user']>['data']>;
export type Credits = NonNullable<CreditsUser['credits']>;
export type CreditEntry = NonNullable<Credits['ledger']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingMemberCredits: build.query({ ...operation(MemberCreditsDocument), providesTags: ['Credits'] }),
    // Also after a refusal, as the balance has changed then. The member's history shows it too.
    coachingUpdateCredits: build.mutation({
      ...operation(UpdateCreditsDocument),
      invalidatesTags: ['Credits', 'Member'],
    }),
  }),
});

export const { useCoachingMemberCreditsQuery, useCoachingUpdateCreditsMutation } = injected;
