import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { MySalonsDocument } from './__generated__/mySalons';

export const { useContentMySalonsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    contentMySalons: build.query({ ...operation(MySalonsDocument), providesTags: ['Seats'] }),
  }),
});
