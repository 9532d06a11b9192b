import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CoachesDocument } from './__generated__/coaches';

export const { useCoachingCoachesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    coachingCoaches: build.query(operation(CoachesDocument)),
  }),
});
