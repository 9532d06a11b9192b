import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { AllApplicationsDocument, type AllApplicationsQuery } from './__generated__/allApplications';
import { allApplicationsView, queryOf } from './allApplicationsView';

export type ListedApplication = NonNullable<
  NonNullable<AllApplicationsQuery['allApplications']>['data']
>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesAllApplications: build.query({
      ...operation(AllApplicationsDocument),
      providesTags: ['Applications'],
    }),
  }),
});

export const { useOpportunitiesAllApplicationsQuery } = injected;

export const prefetchAllApplications = (search: URLSearchParams) =>
  injected.util.prefetch(
    'opportunitiesAllApplications',
    { input: queryOf(allApplicationsView.read(search)) },
    FRESH,
  );
