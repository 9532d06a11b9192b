import { refundSeatInput } from '@athenaeum/common/refund';
import { REFUND_PROGRESS, settleRefundInput } from '@athenaeum/content-contract';
import { toListResult, toResult } from '@athenaeum/kit';
import { leftOf, listSales, refundOutcomeInput, refundsOf, salesInput } from '@athenaeum/kit/sales';
import type {
  MutationResolvers,
  OrderRefundResolvers,
  QueryResolvers,
  SeatSaleResolvers,
} from '../../__generated__/resolvers';
import * as z from 'zod';
import { refundSeat, settleSeatRefund } from './refundSeat';
import { SeatOrder, type SeatOrderRow } from './seatOrder.model';
import { settleRefund } from './settleRefund';

export const Query: QueryResolvers = {
  seatSales: (_root, { input }, { viewer }) =>
    toListResult(async () => {
      const { refund, ...wish } = seatSalesInput.parse(input ?? {});
      return listSales<SeatOrderRow>(viewer, SeatOrder, wish, { where: refund ? REFUNDS[refund] : {} });
    }),
};

export const Mutation: MutationResolvers = {
  settleRefund: (_root, { input }, { viewer }) =>
    toResult(() => settleRefund(viewer, settleRefundInput.parse(input))),
  refundSeatOrder: (_root, { input }, { viewer }) =>
    toResult(async () => refundSeat(viewer, refundSeatInput.parse(input))),
  settleSeatRefund: (_root, { input }) =>
    toResult(async () => settleSeatRefund(refundOutcomeInput.parse(input))),
};

const seatSalesInput = salesInput.extend({ refund: z.enum(REFUND_PROGRESS).nullish() });

const REFUNDS = {
  owed: { refund_due: { $type: 'string' }, refunded_at: null },
  made: { refunded_at: { $type: 'number' } },
} as const;

export const SeatSale: SeatSaleResolvers = {
  id: ({ _id }) => _id,
  buyer: ({ user_id }) => ({ id: user_id }),
  salon: ({ salon_id }, _args, { loaders }) => loaders.visibleSalon(salon_id),
  refunds: refundsOf,
  refundable: leftOf,
};

export const OrderRefund: OrderRefundResolvers = { id: ({ _id }) => _id };
