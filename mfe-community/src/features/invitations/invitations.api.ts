import { operation } from '@athenaeum/shell-contract';
import { api } from '../../api';
import {
  InvitationsDocument,
  type InvitationsQuery,
  ReferDocument,
  ReferrerDocument,
} from './__generated__/invitations';

export type Invitation = NonNullable<NonNullable<InvitationsQuery['referrals']>['data']>[number];

const injected = api.enhanceEndpoints({ addTagTypes: ['Invitations'] }).injectEndpoints({
  endpoints: (build) => ({
    usersReferrer: build.query(operation(ReferrerDocument)),
    usersInvitations: build.query({ ...operation(InvitationsDocument), providesTags: ['Invitations'] }),
    usersRefer: build.mutation({ ...operation(ReferDocument), invalidatesTags: ['Invitations'] }),
  }),
});

export const { useUsersReferrerQuery, useUsersInvitationsQuery, useUsersReferMutation } = injected;
