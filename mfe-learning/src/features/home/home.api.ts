import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { HomeDocument } from './__generated__/home';

/** One request for the whole page: it is what most visits begin with. */
const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentHome: build.query({ ...operation(HomeDocument), providesTags: ['Seats'] }),
  }),
});

export const { useContentHomeQuery } = injected;

export const prefetchHome = () => injected.util.prefetch('contentHome', {}, FRESH);
