import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  DecideGroupRequestDocument,
  JoinPeerGroupDocument,
  LeavePeerGroupDocument,
} from './__generated__/groupSeat';

/** What the server decided is read anew: who sits around the table, and who asks. */
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
