import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { ApplyInviteCodeDocument } from './__generated__/applyInviteCode';
import { CreatePublicEventRSVPDocument, WithdrawPublicEventRSVPDocument } from './__generated__/memberRsvp';
import { PublicRSVPDocument } from './__generated__/publicRsvp';

/** Reloads the member's RSVP. */
export const {
  useContentPublicRsvpMutation,
  useContentApplyInviteCodeMutation,
  useContentCreateMemberRsvpMutation,
  useContentWithdrawMemberRsvpMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    contentPublicRsvp: build.mutation(operation(PublicRSVPDocument)),
    contentApplyInviteCode: build.mutation(operation(ApplyInviteCodeDocument)),
    contentCreateMemberRsvp: build.mutation({
      ...operation(CreatePublicEventRSVPDocument),
      invalidatesTags: ['Event'],
    }),
    contentWithdrawMemberRsvp: build.mutation({
      ...operation(WithdrawPublicEventRSVPDocument),
      invalidatesTags: ['Event'],
    }),
  }),
});
