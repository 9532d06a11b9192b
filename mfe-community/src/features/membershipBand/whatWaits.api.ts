import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { WhatWaitsDocument } from './__generated__/whatWaits';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentWhatWaits: build.query(operation(WhatWaitsDocument)),
  }),
});

export const { useContentWhatWaitsQuery } = injected;
