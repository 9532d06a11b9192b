import { anySettlementInput, refundedOf } from '@athenaeum/kit/sales';
import { checkoutInput } from '@athenaeum/coaching-contract';
import { toListResult, toResult, type SubgraphContext } from '@athenaeum/kit';
import type { OrderRow } from './order.model';
import {
  discardOrder,
  findOrderNotice,
  findOwnOrder,
  listOwnOrders,
  ordersInput,
  placeOrder,
} from './order.service';
import { settleOrder } from './settleOrder';

export const Query = {
  order: (_root: unknown, { id }: { id: string }, { viewer }: SubgraphContext) =>
    toResult(() => findOwnOrder(viewer, id)),
  orders: (_root: unknown, { input }: { input?: unknown }, { viewer }: SubgraphContext) =>
    toListResult(async () => listOwnOrders(viewer, ordersInput.parse(input ?? {}))),
  orderNotice: (_root: unknown, { id }: { id: string }) => toResult(() => findOrderNotice(id)),
};

export const Mutation = {
  checkout: (_root: unknown, { input }: { input: unknown }, { viewer }: SubgraphContext) =>
    toResult(async () => placeOrder(viewer, checkoutInput.parse(input))),
  discardOrder: (_root: unknown, { id }: { id: string }, { viewer }: SubgraphContext) =>
    toResult(() => discardOrder(viewer, id)),
  settleOrder: (_root: unknown, { input }: { input: unknown }) =>
    toResult(async () => settleOrder(anySettlementInput.parse(input))),
};

export const Order = { id: ({ _id }: OrderRow) => _id, refunded: refundedOf };
export const OrderNotice = { id: ({ _id }: OrderRow) => _id, refunded: refundedOf };
