import { HIDDEN_COLLECTION } from '@athenaeum/content-contract';
import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  AllBegunDocument,
  AllCollectionsDocument,
  AllPathwaysDocument,
  AllPeerGroupsDocument,
  AllRecentDocument,
  AllRecommendedDocument,
} from './__generated__/viewAll';

/** Recordings in progress change while watching, as do all cards with a progress ring. */
export const viewAllApi = api.injectEndpoints({
  endpoints: (build) => ({
    contentAllRecent: build.query({ ...operation(AllRecentDocument), providesTags: ['Seats'] }),
    contentAllBegun: build.query({ ...operation(AllBegunDocument), providesTags: ['Seats'] }),
    contentAllRecommended: build.query({ ...operation(AllRecommendedDocument), providesTags: ['Seats'] }),
    contentAllCollections: build.query(operation(AllCollectionsDocument)),
    contentAllPeerGroups: build.query(operation(AllPeerGroupsDocument)),
    contentAllPathways: build.query({ ...operation(AllPathwaysDocument), providesTags: ['Seats'] }),
  }),
});

export const PAGE_SIZE = 20;
export const skipTo = (page: number) => (page - 1) * PAGE_SIZE;

export const collectionsInput = (page: number) => ({
  input: {
    type: { equals: 'COLLECTION' },
    slug: { notIn: [HIDDEN_COLLECTION] },
    orderBy: { title: 'asc' as const },
    take: PAGE_SIZE,
    skip: skipTo(page),
  },
});
