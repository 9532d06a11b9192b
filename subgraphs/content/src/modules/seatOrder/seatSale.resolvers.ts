import { toListResult } from '@athenaeum/kit';
import { listSales, salesInput } from '@athenaeum/kit/sales';
import type { QueryResolvers, SeatSaleResolvers } from '../../__generated__/resolvers';
import { SeatOrder, type SeatOrderRow } from './seatOrder.model';

export const Query: QueryResolvers = {
  seatSales: (_root, { input }, { viewer }) =>
    toListResult(async () => listSales<SeatOrderRow>(viewer, SeatOrder, salesInput.parse(input ?? {}))),
};

export const SeatSale: SeatSaleResolvers = {
  id: ({ _id }) => _id,
  buyer: ({ user_id }) => ({ id: user_id }),
};
