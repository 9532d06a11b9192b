import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { WhatOpensDocument, WhatWasKeptDocument } from './__generated__/whatWaits';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentWhatOpens: build.query(operation(WhatOpensDocument)),
    contentWhatWasKept: build.query(operation(WhatWasKeptDocument)),
  }),
});

export const { useContentWhatOpensQuery, useContentWhatWasKeptQuery } = injected;
