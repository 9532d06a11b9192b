import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CancelSessionDocument } from './__generated__/cancelSession';
import { RescheduleSessionDocument } from './__generated__/rescheduleSession';

export const { useCoachingCancelSessionMutation, useCoachingRescheduleSessionMutation } = api.injectEndpoints(
  {
    endpoints: (build) => ({
      coachingCancelSession: build.mutation({
        ...operation(CancelSessionDocument),
        invalidatesTags: ['Sessions', 'Slots', 'Credits'],
      }),
      coachingRescheduleSession: build.mutation({
        ...operation(RescheduleSessionDocument),
        invalidatesTags: ['Sessions', 'Slots'],
      }),
    }),
  },
);
