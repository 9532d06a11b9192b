import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { MySalonsDocument } from './__generated__/mySalons';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentMySalons: build.query({ ...operation(MySalonsDocument), providesTags: ['Seats'] }),
  }),
});

export const { useContentMySalonsQuery } = injected;

export const PAGE_SIZE = LIBRARY_LIMITS.pageSize;
/** Of the page of each panel, from 1. */
export const pagesOf = (upcoming: number, past: number) => ({
  upcomingSkip: (upcoming - 1) * PAGE_SIZE,
  pastSkip: (past - 1) * PAGE_SIZE,
});

export const prefetchMySalons = () => injected.util.prefetch('contentMySalons', pagesOf(1, 1), FRESH);
