import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { AddSessionTaskDocument } from './__generated__/addSessionTask';
import { AddSharedNoteDocument } from './__generated__/addSharedNote';
import { MarkSessionTaskDocument } from './__generated__/markSessionTask';
import { RemoveSessionTaskDocument } from './__generated__/removeSessionTask';
import { RemoveSharedNoteDocument } from './__generated__/removeSharedNote';
import { SaveSessionNoteDocument } from './__generated__/saveSessionNote';
import { SessionDocument, type SessionQuery } from './__generated__/session';

export type Session = NonNullable<NonNullable<SessionQuery['session']>['data']>;
export type Credits = NonNullable<NonNullable<NonNullable<SessionQuery['me']>['data']>['credits']>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingSession: build.query({
      ...operation(SessionDocument),
      providesTags: ['Sessions', 'CoachSessions', 'Credits', 'Coach'],
    }),
    coachingSaveSessionNote: build.mutation({
      ...operation(SaveSessionNoteDocument),
      invalidatesTags: ['Sessions'],
    }),
    coachingAddSharedNote: build.mutation({
      ...operation(AddSharedNoteDocument),
      invalidatesTags: ['Sessions'],
    }),
    coachingRemoveSharedNote: build.mutation({
      ...operation(RemoveSharedNoteDocument),
      invalidatesTags: ['Sessions'],
    }),
    coachingAddSessionTask: build.mutation({
      ...operation(AddSessionTaskDocument),
      invalidatesTags: ['Sessions'],
    }),
    coachingMarkSessionTask: build.mutation({
      ...operation(MarkSessionTaskDocument),
      invalidatesTags: ['Sessions'],
    }),
    coachingRemoveSessionTask: build.mutation({
      ...operation(RemoveSessionTaskDocument),
      invalidatesTags: ['Sessions'],
    }),
  }),
});

export const {
  useCoachingSessionQuery,
  useCoachingSaveSessionNoteMutation,
  useCoachingAddSharedNoteMutation,
  useCoachingRemoveSharedNoteMutation,
  useCoachingAddSessionTaskMutation,
  useCoachingMarkSessionTaskMutation,
  useCoachingRemoveSessionTaskMutation,
} = injected;

export const prefetchSession = (id: string) => injected.util.prefetch('coachingSession', { id }, FRESH);

/** While the page is looked at: what the other one writes appears. */
export const SESSION_REFRESH_MS = 20_000;
