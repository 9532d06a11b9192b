import type { AttendeeList } from '@athenaeum/content-contract';
import { type Answer, FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  AddWalkInDocument,
  AttendedSalonDocument,
  type AttendedSalonQuery,
  type AttendeeFragment,
  AttendeesDocument,
  type AttendeesQuery,
  CancelSeatDocument,
  CheckInDocument,
  GiveSeatDocument,
  InviteMembersDocument,
  NoteAttendeesDocument,
  WalkInMembersDocument,
} from './__generated__/attendees';
import { withCheckIn } from './withCheckIn';

export type Attendee = AttendeeFragment;
export type AttendedSalon = NonNullable<NonNullable<AttendedSalonQuery['salon']>['data']>;
export type Attendance = NonNullable<NonNullable<AttendeesQuery['attendees']>['attendance']>;
type AttendeesArg = { salon_id: string; list: AttendeeList };

/** The server's maximum. The whole list is loaded, so that search at the door needs no network. */
const TAKE = 100;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentAttendedSalon: build.query({ ...operation(AttendedSalonDocument), providesTags: ['Attendees'] }),
    contentAttendees: build.infiniteQuery<Answer<AttendeesQuery>, AttendeesArg, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ attendees }, _all, skip) =>
          (attendees?.count ?? 0) > skip + TAKE ? skip + TAKE : undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        document: AttendeesDocument,
        variables: { input: { ...queryArg, take: TAKE, skip: pageParam } },
      }),
      providesTags: ['Attendees'],
    }),
    usersWalkInMembers: build.query(operation(WalkInMembersDocument)),
    contentCheckIn: build.mutation({
      ...operation(CheckInDocument),
      // Optimistic, as the attendee waits at the door; reverted on failure.
      async onQueryStarted({ input }, { dispatch, getState, queryFulfilled }) {
        const shown = api.util
          .selectInvalidatedBy(getState(), ['Attendees'])
          .filter(({ endpointName }) => endpointName === 'contentAttendees')
          .map(({ originalArgs }) => originalArgs as AttendeesArg);
        const change = (to: Parameters<typeof withCheckIn>[1]) =>
          shown.map((arg) =>
            dispatch(
              injected.util.updateQueryData('contentAttendees', arg, (draft) => withCheckIn(draft, to)),
            ),
          );
        const patches = change({ id: input.id, attended_at: input.here ? Date.now() : null });
        try {
          const { data } = await queryFulfilled;
          const row = data.checkIn?.data;
          if (row) change({ id: row.id, attended_at: row.attended_at });
        } catch {
          for (const { undo } of patches) undo();
        }
      },
    }),
    contentGiveSeat: build.mutation({ ...operation(GiveSeatDocument), invalidatesTags: ['Attendees'] }),
    contentCancelSeat: build.mutation({ ...operation(CancelSeatDocument), invalidatesTags: ['Attendees'] }),
    contentNoteAttendees: build.mutation(operation(NoteAttendeesDocument)),
    contentInviteMembers: build.mutation({
      ...operation(InviteMembersDocument),
      invalidatesTags: ['Attendees'],
    }),
    contentAddWalkIn: build.mutation({ ...operation(AddWalkInDocument), invalidatesTags: ['Attendees'] }),
  }),
});

export const {
  useContentAttendedSalonQuery,
  useContentAttendeesInfiniteQuery,
  useUsersWalkInMembersQuery,
  useContentCheckInMutation,
  useContentGiveSeatMutation,
  useContentCancelSeatMutation,
  useContentAddWalkInMutation,
  useContentNoteAttendeesMutation,
  useContentInviteMembersMutation,
} = injected;

export const prefetchAttendees = (id: string) =>
  injected.util.prefetch('contentAttendedSalon', { input: { id } }, FRESH);
