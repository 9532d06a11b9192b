import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { CoachFacesDocument } from './__generated__/coachFaces';

export const { useCoachingFacesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    coachingFaces: build.query(operation(CoachFacesDocument)),
  }),
});
