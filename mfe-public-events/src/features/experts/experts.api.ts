import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { ExpertsDocument } from './__generated__/experts';

export const { useContentExpertsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    contentExperts: build.query(operation(ExpertsDocument)),
  }),
});
