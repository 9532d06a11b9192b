import { toListResult, toResult } from '@athenaeum/kit';
import { closeReferralInput } from '@athenaeum/users-contract';
import type {
  MutationResolvers,
  QueryResolvers,
  StaffReferralResolvers,
} from '../../__generated__/resolvers';
import { profileById } from '../user/user.service';
import { statusOf } from './referral.service';
import { allReferralsInput } from './staffReferral.input';
import { closeReferral, listAllReferrals } from './staffReferral.service';

export const Query: QueryResolvers = {
  allReferrals: (_root, { input }, { viewer }) =>
    toListResult(async () => listAllReferrals(viewer, allReferralsInput.parse(input ?? {}))),
};

export const Mutation: MutationResolvers = {
  closeReferral: (_root, { input }, { viewer }) =>
    toResult(async () => closeReferral(viewer, closeReferralInput.parse(input))),
};

export const StaffReferralType: StaffReferralResolvers = {
  id: ({ _id }) => _id,
  referrer: ({ referrer_id }, _args, { viewer, loaders }) => profileById(viewer, referrer_id, loaders),
  referrer_name: ({ referrer_first_name, referrer_last_name }) =>
    `${referrer_first_name} ${referrer_last_name}`,
  referred_name: ({ referred_first_name, referred_last_name }) =>
    `${referred_first_name} ${referred_last_name}`,
  status: (referral) => statusOf(referral),
};
