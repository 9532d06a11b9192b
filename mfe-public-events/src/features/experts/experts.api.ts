import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { HostGroupsDocument } from './__generated__/experts';

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    contentHostGroups: build.query(operation(HostGroupsDocument)),
  }),
});

export const { useContentHostGroupsQuery } = injected;

export const prefetchExperts = () => injected.util.prefetch('contentHostGroups', {}, FRESH);
