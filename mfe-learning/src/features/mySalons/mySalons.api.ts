import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { MySalonsDocument } from './__generated__/mySalons';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentMySalons: build.query({ ...operation(MySalonsDocument), providesTags: ['Seats'] }),
  }),
});

export const { useContentMySalonsQuery } = injected;

export const prefetchMySalons = () => injected.util.prefetch('contentMySalons', {}, FRESH);
