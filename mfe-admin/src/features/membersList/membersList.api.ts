import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { MembersListDocument, type MembersListQuery, type UsersInput } from './__generated__/membersList';

export type ListedMember = NonNullable<NonNullable<MembersListQuery['users']>['data']>[number];
export type { UsersInput };

export const { useUsersMembersListQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    usersMembersList: build.query(operation(MembersListDocument)),
  }),
});
