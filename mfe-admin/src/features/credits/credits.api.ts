import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  MemberCreditsDocument,
  type MemberCreditsQuery,
  UpdateCreditsDocument,
} from './__generated__/credits';

type HerUser = NonNullable<NonNullable<MemberCreditsQuery['user']>['data']>;
export type Credits = NonNullable<HerUser['credits']>;
export type CreditEntry = NonNullable<Credits['ledger']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingMemberCredits: build.query({ ...operation(MemberCreditsDocument), providesTags: ['Credits'] }),
    // Also where it was refused: what she has is another than was read. It stands in her history, too.
    coachingUpdateCredits: build.mutation({
      ...operation(UpdateCreditsDocument),
      invalidatesTags: ['Credits', 'Member'],
    }),
  }),
});

export const { useCoachingMemberCreditsQuery, useCoachingUpdateCreditsMutation } = injected;
