import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CoachesDocument } from './__generated__/coaches';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingCoaches: build.query(operation(CoachesDocument)),
  }),
});

export const { useCoachingCoachesQuery } = injected;

export const prefetchCoaches = () => injected.util.prefetch('coachingCoaches', {}, FRESH);
