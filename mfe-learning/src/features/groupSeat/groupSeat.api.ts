import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  DecideGroupRequestDocument,
  JoinPeerGroupDocument,
  LeavePeerGroupDocument,
} from './__generated__/groupSeat';

/** Reloads the group's members and requests. */
export const {
  useContentJoinPeerGroupMutation,
  useContentLeavePeerGroupMutation,
  useContentDecideGroupRequestMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    contentJoinPeerGroup: build.mutation({ ...operation(JoinPeerGroupDocument), invalidatesTags: ['Group'] }),
    contentLeavePeerGroup: build.mutation({
      ...operation(LeavePeerGroupDocument),
      invalidatesTags: ['Group'],
    }),
    contentDecideGroupRequest: build.mutation({
      ...operation(DecideGroupRequestDocument),
      invalidatesTags: ['Group'],
    }),
  }),
});
