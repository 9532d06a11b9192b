import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CoachDocument, type CoachQuery } from './__generated__/coach';
import { KeepCoachDocument } from './__generated__/createBookmark';
import { LetCoachGoDocument } from './__generated__/removeBookmark';

export type Coach = NonNullable<NonNullable<CoachQuery['coach']>['data']>;
export type Me = NonNullable<NonNullable<CoachQuery['me']>['data']>;
export type Credits = NonNullable<Me['credits']>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingCoach: build.query({ ...operation(CoachDocument), providesTags: ['Coach', 'Credits'] }),
    coachingKeepCoach: build.mutation({ ...operation(KeepCoachDocument), invalidatesTags: ['Coach'] }),
    coachingLetCoachGo: build.mutation({ ...operation(LetCoachGoDocument), invalidatesTags: ['Coach'] }),
  }),
});

export const { useCoachingCoachQuery, useCoachingKeepCoachMutation, useCoachingLetCoachGoMutation } =
  injected;

export const prefetchCoach = (slug: string) => injected.util.prefetch('coachingCoach', { slug }, FRESH);
