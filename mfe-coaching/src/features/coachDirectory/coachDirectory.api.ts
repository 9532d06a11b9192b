import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CoachCategoryDocument } from './__generated__/coachCategory';
import { CoachesDocument, type CoachesQuery } from './__generated__/coaches';

export type ListedCoach = NonNullable<NonNullable<CoachesQuery['coaches']>['data']>[number];
export type Goals = NonNullable<NonNullable<NonNullable<CoachesQuery['me']>['data']>['goals']>;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingCoaches: build.query(operation(CoachesDocument)),
    coachingCategory: build.query(operation(CoachCategoryDocument)),
  }),
});

export const { useCoachingCoachesQuery, useCoachingCategoryQuery } = injected;

export const prefetchCoaches = () => injected.util.prefetch('coachingCoaches', {}, FRESH);
export const prefetchCategory = (slug: string) => injected.util.prefetch('coachingCategory', { slug }, FRESH);
