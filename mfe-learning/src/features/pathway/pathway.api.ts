import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { PathwayDocument, type PathwayQuery, type StepSalonFragment } from './__generated__/pathway';

export type PathwayDetail = NonNullable<NonNullable<PathwayQuery['pathway']>['data']>;
export type PathwaySeason = NonNullable<PathwayDetail['seasons']>[number];
export type PathwayStep = NonNullable<PathwaySeason['steps']>[number];
export type StepSalon = StepSalonFragment;

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentPathway: build.query({
      ...operation(PathwayDocument),
      providesTags: (_answer, _error, { slug }) => [{ type: 'Pathway', id: slug }, 'Seats'],
    }),
  }),
});

export const { useContentPathwayQuery } = injected;

export const prefetchPathway = (slug: string) => injected.util.prefetch('contentPathway', { slug }, FRESH);
