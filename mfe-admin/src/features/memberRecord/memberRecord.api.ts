import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  HideMembersDocument,
  MemberHistoryDocument,
  type MemberHistoryQuery,
  MemberRecordDocument,
  type MemberRecordFragment,
  UpdateMemberDocument,
} from './__generated__/memberRecord';

export type RecordOfMember = MemberRecordFragment;
export type HistoryRow = NonNullable<NonNullable<MemberHistoryQuery['auditRows']>['data']>[number];

const injected = api.injectEndpoints({
  endpoints: (build) => ({
    usersMemberRecord: build.query({ ...operation(MemberRecordDocument), providesTags: ['Member'] }),
    usersMemberHistory: build.query({ ...operation(MemberHistoryDocument), providesTags: ['Member'] }),
    usersUpdateMember: build.mutation({
      ...operation(UpdateMemberDocument),
      invalidatesTags: ['Member', 'Members'],
    }),
    usersHideMembers: build.mutation({
      ...operation(HideMembersDocument),
      invalidatesTags: ['Member', 'Members'],
    }),
  }),
});

export const {
  useUsersMemberRecordQuery,
  useUsersMemberHistoryQuery,
  useUsersUpdateMemberMutation,
  useUsersHideMembersMutation,
} = injected;
