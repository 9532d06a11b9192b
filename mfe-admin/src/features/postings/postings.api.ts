import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { PostingsDocument, type PostingsQuery } from './__generated__/postings';
import { queryOf, viewOf } from './postingsView';

export type ListedPosting = NonNullable<NonNullable<PostingsQuery['postings']>['data']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesPostings: build.query({ ...operation(PostingsDocument), providesTags: ['Postings'] }),
  }),
});

export const { useOpportunitiesPostingsQuery } = injected;

export const prefetchPostings = (search: URLSearchParams) =>
  injected.util.prefetch('opportunitiesPostings', { input: queryOf(viewOf(search)) }, FRESH);
