import { toResult } from '@athenaeum/kit';
import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import {
  findBillingAccount,
  findBillingAccountByEmail,
  recordPurchase,
  recordPurchaseInput,
  recordSubscription,
  recordSubscriptionInput,
} from './billing.service';

export const Query: QueryResolvers = {
  billingAccount: (_root, { id }) => toResult(() => findBillingAccount(id)),
  billingAccountByEmail: (_root, { email }) => toResult(() => findBillingAccountByEmail(email)),
};

export const Mutation: MutationResolvers = {
  recordPurchase: (_root, { input }) =>
    toResult(async () => recordPurchase(recordPurchaseInput.parse(input))),
  recordSubscription: (_root, { input }) =>
    toResult(async () => recordSubscription(recordSubscriptionInput.parse(input))),
};
