import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { ContentCountsDocument } from './__generated__/contentKinds';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentCounts: build.query({ ...operation(ContentCountsDocument), providesTags: ['ContentCounts'] }),
  }),
});

export const { useContentCountsQuery } = injected;

export const prefetchContentCounts = () => injected.util.prefetch('contentCounts', {}, FRESH);
