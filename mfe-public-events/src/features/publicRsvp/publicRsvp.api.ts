import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { ApplyInviteCodeDocument } from './__generated__/applyInviteCode';
import { PublicRSVPDocument } from './__generated__/publicRsvp';

export const { useContentPublicRsvpMutation, useContentApplyInviteCodeMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    contentPublicRsvp: build.mutation(operation(PublicRSVPDocument)),
    contentApplyInviteCode: build.mutation(operation(ApplyInviteCodeDocument)),
  }),
});
