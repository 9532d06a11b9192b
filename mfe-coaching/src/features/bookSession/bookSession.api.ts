import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { BookSessionDocument, type BookSessionMutation } from './__generated__/bookSession';

export type BookedSession = NonNullable<NonNullable<BookSessionMutation['bookSession']>['data']>;

/** Reloads openings and credits whatever the outcome. */
export const { useCoachingBookSessionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    coachingBookSession: build.mutation({
      ...operation(BookSessionDocument),
      invalidatesTags: ['Sessions', 'Slots', 'Credits'],
    }),
  }),
});
