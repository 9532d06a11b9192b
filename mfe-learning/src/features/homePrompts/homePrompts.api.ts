import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { FinishIntakeFollowUpDocument } from './__generated__/finishIntakeFollowUp';

/** Reloads Home, which then no longer asks. */
export const { useUsersFinishIntakeFollowUpMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    usersFinishIntakeFollowUp: build.mutation({
      ...operation(FinishIntakeFollowUpDocument),
      invalidatesTags: ['Seats'],
    }),
  }),
});
