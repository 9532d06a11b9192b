import { toResult } from '@athenaeum/kit';
import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import {
  membershipClaimInput,
  placeMembershipOrderInput,
  settleMembershipOrderInput,
} from './membership.input';
import { claimFirstPassword, findClaimed, findMembershipNotice, issueForMail } from './membership.service';
import { placeMembershipOrder } from './placeMembershipOrder';
import { confirmMembershipOrder, settleMembershipOrder } from './settleMembershipOrder';

export const Query: QueryResolvers = {
  claimedMembership: (_root, { input }) => toResult(() => findClaimed(membershipClaimInput.parse(input))),
  membershipNotice: (_root, { id }) => toResult(() => findMembershipNotice(id)),
};

export const Mutation: MutationResolvers = {
  placeMembershipOrder: (_root, { input }) =>
    toResult(async () => {
      const { user_id, details, ...order } = input;
      const buyer = user_id ? { user_id } : details;
      const placed = await placeMembershipOrder(placeMembershipOrderInput.parse({ ...order, buyer }));
      return { ...placed, id: placed._id };
    }),
  settleMembershipOrder: (_root, { input }) =>
    toResult(async () => {
      const { status } = await settleMembershipOrder(settleMembershipOrderInput.parse(input));
      return { id: input.id, status };
    }),
  confirmMembershipOrder: (_root, { id }) =>
    toResult(async () => ({ ...(await confirmMembershipOrder(id)), status: 'paid' })),
  claimFirstPassword: (_root, { input }) =>
    toResult(() => claimFirstPassword(membershipClaimInput.parse(input))),
  issueMailedFirstPassword: (_root, { order_id }) => toResult(() => issueForMail(order_id)),
};
