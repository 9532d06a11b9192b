import { toListResult, type SubgraphContext } from '@athenaeum/kit';
import { listSales, salesInput } from '@athenaeum/kit/sales';
import type { Model } from 'mongoose';
import { Order, type OrderRow } from './order.model';

export const Query = {
  coachingSales: (_root: unknown, { input }: { input?: unknown }, { viewer }: SubgraphContext) =>
    toListResult(async () => listSales(viewer, Order as Model<OrderRow>, salesInput.parse(input ?? {}))),
};

export const CoachingSale = {
  id: ({ _id }: OrderRow) => _id,
  buyer: ({ user_id }: OrderRow) => ({ id: user_id }),
  title: ({ lines }: OrderRow) => lines.map(asWords).join(', '),
};

const asWords = ({ quantity, title }: OrderRow['lines'][number]): string =>
  quantity > 1 ? `${quantity} × ${title}` : title;
