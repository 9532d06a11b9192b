import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { AvailabilityDocument, type AvailabilityQuery } from './__generated__/availability';
import { SaveAvailabilityDocument } from './__generated__/saveAvailability';

export type KeptAvailability = NonNullable<NonNullable<AvailabilityQuery['availability']>['data']>;
export type BookedSession = NonNullable<NonNullable<AvailabilityQuery['coachSessions']>['data']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    // Bookings are loaded with the hours, so that conflicts show while the hours are edited.
    coachingAvailability: build.query({
      ...operation(AvailabilityDocument),
      providesTags: ['CoachSessions', 'Availability'],
    }),
    coachingSaveAvailability: build.mutation({
      ...operation(SaveAvailabilityDocument),
      invalidatesTags: ['Availability'],
    }),
  }),
});

export const { useCoachingAvailabilityQuery, useCoachingSaveAvailabilityMutation } = injected;
