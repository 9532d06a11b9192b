import { toListResult, toResult } from '@athenaeum/kit';
import { referInput } from '@athenaeum/users-contract';
import type { MutationResolvers, QueryResolvers, ReferralResolvers } from '../../__generated__/resolvers';
import { refer } from './refer';
import { findReferralNotice, listReferrals, referralsInput, statusOf } from './referral.service';

export const Query: QueryResolvers = {
  referrals: (_root, { input }, { viewer }) =>
    toListResult(async () => listReferrals(viewer, referralsInput.parse(input ?? {}))),
  referralNotice: (_root, { id }) => toResult(() => findReferralNotice(id)),
};

export const Mutation: MutationResolvers = {
  refer: (_root, { input }, { viewer }) => toResult(async () => refer(viewer, referInput.parse(input))),
};

export const ReferralType: ReferralResolvers = {
  id: ({ _id }) => _id,
  status: (referral) => statusOf(referral),
};
