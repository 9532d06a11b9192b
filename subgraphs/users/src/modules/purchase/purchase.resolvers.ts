import { toListResult, toResult } from '@athenaeum/kit';
import type { PurchaseResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { findPurchase, listPurchases, purchaseInput, purchasesInput } from './purchase.service';

export const Query: QueryResolvers = {
  purchase: (_root, { input }, { viewer }) =>
    toResult(async () => findPurchase(viewer, purchaseInput.parse(input))),
  purchases: (_root, { input }, { viewer }) =>
    toListResult(async () => listPurchases(viewer, purchasesInput.parse(input ?? {}))),
};

export const PurchaseType: PurchaseResolvers = { id: ({ _id }) => _id };
