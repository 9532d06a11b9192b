import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CoachingTimeDocument } from './__generated__/coachingTime';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    coachingTime: build.query({ ...operation(CoachingTimeDocument), providesTags: ['Credits'] }),
  }),
});

export const { useCoachingTimeQuery } = injected;

export const prefetchCoachingTime = () => injected.util.prefetch('coachingTime', {}, FRESH);
