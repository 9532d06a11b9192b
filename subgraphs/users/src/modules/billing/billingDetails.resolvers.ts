import { toResult } from '@athenaeum/kit';
import { billingDetailsInput } from '@athenaeum/users-contract';
import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { findBillingDetails, saveBillingDetails } from './billingDetails.service';

export const Query: QueryResolvers = {
  billingDetails: (_root, _args, { viewer }) => toResult(() => findBillingDetails(viewer)),
};

export const Mutation: MutationResolvers = {
  saveBillingDetails: (_root, { input }, { viewer }) =>
    toResult(async () => saveBillingDetails(viewer, billingDetailsInput.parse(input))),
};
