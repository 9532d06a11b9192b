import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CoachDocument, type CoachQuery } from './__generated__/coach';

export type Coach = NonNullable<NonNullable<CoachQuery['coach']>['data']>;
export type Me = NonNullable<NonNullable<CoachQuery['me']>['data']>;
export type Credits = NonNullable<Me['credits']>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingCoach: build.query({ ...operation(CoachDocument), providesTags: ['Coach', 'Credits'] }),
  }),
});

export const { useCoachingCoachQuery } = injected;

export const prefetchCoach = (slug: string) => injected.util.prefetch('coachingCoach', { slug }, FRESH);
