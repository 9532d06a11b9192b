import { refundTimeInput } from '@athenaeum/common/refund';
import { toListResult, toResult, type SubgraphContext } from '@athenaeum/kit';
import { leftOf, listSales, refundOutcomeInput, refundsOf, salesInput } from '@athenaeum/kit/sales';
import type { Model } from 'mongoose';
import { Order, type OrderRow } from './order.model';
import { minutesOf, refundOrder, settleRefund } from './refundOrder';
import { titleOf } from './titleOf';

export const Query = {
  coachingSales: (_root: unknown, { input }: { input?: unknown }, { viewer }: SubgraphContext) =>
    toListResult(async () => listSales(viewer, Order as Model<OrderRow>, salesInput.parse(input ?? {}))),
};

export const Mutation = {
  refundCoachingOrder: (_root: unknown, { input }: { input: unknown }, { viewer }: SubgraphContext) =>
    toResult(async () => refundOrder(viewer, refundTimeInput.parse(input))),
  settleCoachingRefund: (_root: unknown, { input }: { input: unknown }) =>
    toResult(async () => settleRefund(refundOutcomeInput.parse(input))),
};

export const CoachingSale = {
  id: ({ _id }: OrderRow) => _id,
  buyer: ({ user_id }: OrderRow) => ({ id: user_id }),
  title: titleOf,
  refunds: refundsOf,
  refundable: leftOf,
  minutes: minutesOf,
};

export const OrderRefund = { id: ({ _id }: { _id: string }) => _id };
