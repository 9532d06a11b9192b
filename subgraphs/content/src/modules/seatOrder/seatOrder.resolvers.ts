import { anySettlementInput, refundedOf } from '@athenaeum/kit/sales';
import { toListResult, toResult } from '@athenaeum/kit';
import type {
  MutationResolvers,
  QueryResolvers,
  SeatOrderNoticeResolvers,
  SeatOrderResolvers,
} from '../../__generated__/resolvers';
import { discardSeatOrder, listOwnSeatOrders, seatOrdersInput } from './ownSeatOrders';
import { SeatOrder as SeatOrders, type SeatOrderRow } from './seatOrder.model';
import { checkoutPath, findOwnSeatOrder } from './seatOrder.service';
import { settleSeatOrder } from './settleSeatOrder';

export const Query: QueryResolvers = {
  seatOrder: (_root, { id }, { viewer }) => toResult(() => findOwnSeatOrder(viewer, id)),
  seatOrders: (_root, { input }, { viewer }) =>
    toListResult(async () => listOwnSeatOrders(viewer, seatOrdersInput.parse(input ?? {}))),
  seatOrderNotice: (_root, { id }) => toResult(async () => SeatOrders.findById(id).lean<SeatOrderRow>()),
};

export const Mutation: MutationResolvers = {
  discardSeatOrder: (_root, { id }, { viewer }) => toResult(() => discardSeatOrder(viewer, id)),
  settleSeatOrder: (_root, { input }) =>
    toResult(async () => settleSeatOrder(anySettlementInput.parse(input))),
};

export const SeatOrder: SeatOrderResolvers = {
  id: ({ _id }) => _id,
  salon: ({ salon_id }, _args, { loaders }) => loaders.visibleSalon(salon_id),
  url: (order) => (order.status === 'open' ? checkoutPath(order) : null),
  refunded: refundedOf,
};

export const SeatOrderNotice: SeatOrderNoticeResolvers = {
  id: ({ _id }) => _id,
  salon_slug: async ({ salon_id }, _args, { loaders }) => (await loaders.salon.load(salon_id))?.slug ?? null,
  refunded: refundedOf,
};
