import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CancelAsCoachDocument } from './__generated__/cancelAsCoach';
import { ChangeMeetingDocument } from './__generated__/changeMeeting';
import { CoachSessionsDocument, type CoachSessionsQuery } from './__generated__/coachSessions';
import { MarkNoShowDocument } from './__generated__/markNoShow';
import { SaveSessionNotesDocument } from './__generated__/saveSessionNotes';

export type CoachSession = NonNullable<NonNullable<CoachSessionsQuery['upcoming']>['data']>[number];

const changesSessions = { invalidatesTags: ['CoachSessions' as const] };

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingCoachSessions: build.query({
      ...operation(CoachSessionsDocument),
      providesTags: ['CoachSessions'],
    }),
    coachingCancelAsCoach: build.mutation({ ...operation(CancelAsCoachDocument), ...changesSessions }),
    coachingChangeMeeting: build.mutation({ ...operation(ChangeMeetingDocument), ...changesSessions }),
    coachingMarkNoShow: build.mutation({ ...operation(MarkNoShowDocument), ...changesSessions }),
    coachingSaveSessionNotes: build.mutation({ ...operation(SaveSessionNotesDocument), ...changesSessions }),
  }),
});

export const {
  useCoachingCoachSessionsQuery,
  useCoachingCancelAsCoachMutation,
  useCoachingChangeMeetingMutation,
  useCoachingMarkNoShowMutation,
  useCoachingSaveSessionNotesMutation,
} = injected;
