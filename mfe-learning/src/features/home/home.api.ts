import { type Answer, FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { HomeDocument, type HomeQuery } from './__generated__/home';

/** The response of Home's query, for its sections. */
export interface HomeAnswer {
  data?: Answer<HomeQuery> | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** One request for the whole page, because most visits begin here. */
const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentHome: build.query({ ...operation(HomeDocument), providesTags: ['Seats'] }),
  }),
});

export const { useContentHomeQuery } = injected;

export const prefetchHome = () => injected.util.prefetch('contentHome', {}, FRESH);
