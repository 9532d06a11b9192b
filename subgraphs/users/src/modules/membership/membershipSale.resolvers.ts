import { escapeRegExp } from '@athenaeum/common/escaping';
import { toListResult } from '@athenaeum/kit';
import { listSales, salesInput } from '@athenaeum/kit/sales';
import type { MembershipSaleResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { profileById } from '../user/user.service';
import { MembershipOrder, type MembershipOrderRow } from './membershipOrder.model';

export const Query: QueryResolvers = {
  membershipSales: (_root, { input }, { viewer }) =>
    toListResult(async () =>
      listSales<MembershipOrderRow>(viewer, MembershipOrder, salesInput.parse(input ?? {}), {
        also: byWhatWasGiven,
      }),
    ),
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
  title: ({ made_account }) =>
    made_account === false ? 'Membership, one more year' : 'Membership, one year',
};
