import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { ExpertsDocument } from './__generated__/experts';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentExperts: build.query(operation(ExpertsDocument)),
  }),
});

export const { useContentExpertsQuery } = injected;

export const prefetchExperts = () => injected.util.prefetch('contentExperts', {}, FRESH);
