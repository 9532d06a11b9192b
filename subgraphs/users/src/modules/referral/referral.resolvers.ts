import { toListResult } from '@athenaeum/kit';
import type { QueryResolvers, ReferralResolvers } from '../../__generated__/resolvers';
import { listReferrals, referralsInput } from './referral.service';

export const Query: QueryResolvers = {
  referrals: (_root, { input }, { viewer }) =>
    toListResult(async () => listReferrals(viewer, referralsInput.parse(input ?? {}))),
};

export const ReferralType: ReferralResolvers = { id: ({ _id }) => _id };
