import { escapeRegExp } from '@athenaeum/common/escaping';
import { refundOrderInput } from '@athenaeum/common/refund';
import { toListResult, toResult } from '@athenaeum/kit';
import { leftOf, listSales, refundOutcomeInput, refundsOf, salesInput } from '@athenaeum/kit/sales';
import type {
  MembershipSaleResolvers,
  MutationResolvers,
  OrderRefundResolvers,
  QueryResolvers,
} from '../../__generated__/resolvers';
import { profileById } from '../user/user.service';
import { MembershipOrder, type MembershipOrderRow } from './membershipOrder.model';
import { refundMembership, settleMembershipRefund, titleOf } from './refundMembership';

export const Query: QueryResolvers = {
  membershipSales: (_root, { input }, { viewer }) =>
    toListResult(async () =>
      listSales<MembershipOrderRow>(viewer, MembershipOrder, salesInput.parse(input ?? {}), {
        also: byWhatWasGiven,
      }),
    ),
};

export const Mutation: MutationResolvers = {
  refundMembershipOrder: (_root, { input }, { viewer }) =>
    toResult(async () => refundMembership(viewer, refundOrderInput.parse(input))),
  settleMembershipRefund: (_root, { input }) =>
    toResult(async () => {
      const { _id: id, status } = await settleMembershipRefund(refundOutcomeInput.parse(input));
      return { id, status };
    }),
};

/** Buyers who have not paid have no account to be found by. */
const byWhatWasGiven = (words: string): object[] => [
  { email: words.toLowerCase() },
  { $and: words.split(/\s+/).map(nameHas) },
];

const nameHas = (word: string) => {
  const part = { $regex: new RegExp(escapeRegExp(word), 'i') };
  return { $or: [{ first_name: part }, { last_name: part }] };
};

export const MembershipSaleType: MembershipSaleResolvers = {
  id: ({ _id }) => _id,
  buyer: ({ user_id }, _args, { viewer, loaders }) => profileById(viewer, user_id, loaders),
  buyer_name: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  buyer_email: ({ email }) => email,
  title: titleOf,
  refunds: refundsOf,
  refundable: leftOf,
};

export const OrderRefund: OrderRefundResolvers = { id: ({ _id }) => _id };
