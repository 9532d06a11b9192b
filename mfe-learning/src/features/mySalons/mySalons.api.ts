import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  MyRecordingsDocument,
  type MyRecordingsQuery,
  MySalonCountsDocument,
  MySalonsDocument,
  MySavedDocument,
  MyWaitlistDocument,
  type MyWaitlistQuery,
} from './__generated__/mySalons';

/** A salon at which the member has a seat, or waits for one. */
export type MySeatSalon = NonNullable<NonNullable<MyWaitlistQuery['waiting']>['data']>[number];
export type WatchedSalon = NonNullable<NonNullable<MyRecordingsQuery['watched']>['data']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentMySalonCounts: build.query({
      ...operation(MySalonCountsDocument),
      providesTags: ['Seats', 'Saved'],
    }),
    contentMySalons: build.query({ ...operation(MySalonsDocument), providesTags: ['Seats'] }),
    contentMyWaitlist: build.query({ ...operation(MyWaitlistDocument), providesTags: ['Seats'] }),
    // Without a tag: a removed bookmark stays in the list, so that a second press restores it.
    contentMySaved: build.query(operation(MySavedDocument)),
    contentMyRecordings: build.query({ ...operation(MyRecordingsDocument), providesTags: ['Seats'] }),
  }),
});

export const {
  useContentMySalonCountsQuery,
  useContentMySalonsQuery,
  useContentMyWaitlistQuery,
  useContentMySavedQuery,
  useContentMyRecordingsQuery,
} = injected;

export const PAGE_SIZE = LIBRARY_LIMITS.pageSize;
/** The offset of a page, which counts from 1. */
export const before = (page: number) => (page - 1) * PAGE_SIZE;

export const prefetchMySalons = () => [
  injected.util.prefetch('contentMySalonCounts', {}, FRESH),
  injected.util.prefetch('contentMySalons', { upcomingSkip: 0, pastSkip: 0 }, FRESH),
];
