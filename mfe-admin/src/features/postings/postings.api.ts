import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { PostingsDocument, type PostingsQuery } from './__generated__/postings';
import { postingsView, queryOf } from './postingsView';

export type ListedPosting = NonNullable<NonNullable<PostingsQuery['postings']>['data']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    opportunitiesPostings: build.query({ ...operation(PostingsDocument), providesTags: ['Postings'] }),
  }),
});

export const { useOpportunitiesPostingsQuery } = injected;

export const prefetchPostings = (search: URLSearchParams) =>
  injected.util.prefetch('opportunitiesPostings', { input: queryOf(postingsView.read(search)) }, FRESH);
