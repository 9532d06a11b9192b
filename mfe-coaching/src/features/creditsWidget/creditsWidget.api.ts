import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CoachingTimeDocument } from './__generated__/coachingTime';

export const { useCoachingTimeQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    coachingTime: build.query(operation(CoachingTimeDocument)),
  }),
});
