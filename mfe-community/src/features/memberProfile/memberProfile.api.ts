import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { MemberDocument, type MemberQuery } from './__generated__/member';

export type Member = NonNullable<NonNullable<MemberQuery['user']>['data']>;

export const { useUsersMemberQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    usersMember: build.query(operation(MemberDocument)),
  }),
});
