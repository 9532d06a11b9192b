import { FRESH, operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { MembersListDocument, type MembersListQuery, type UsersInput } from './__generated__/membersList';
import { listView } from './listView';
import { queryOf } from './queryOf';

export type ListedMember = NonNullable<NonNullable<MembersListQuery['users']>['data']>[number];
export type { UsersInput };

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersMembersList: build.query({ ...operation(MembersListDocument), providesTags: ['Members'] }),
  }),
});

export const { useUsersMembersListQuery } = injected;

export const prefetchMembersList = (search: URLSearchParams) =>
  injected.util.prefetch('usersMembersList', { input: queryOf(listView.read(search)) }, FRESH);
