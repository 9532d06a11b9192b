import type { Model, PipelineStage } from 'mongoose';
import { toCondition } from '../listInput';
import { listPage } from '../listPage';
import { notAllowed } from '../refusal';
import type { Page } from '../result';
import { hasRole, type Viewer } from '../viewer';
import type { SalesInput, SaleStatus } from './salesInput';

/** What every kind of order has. */
export interface Sale {
  _id: string;
  user_id: string;
  status: SaleStatus;
  total: number;
  currency: string;
  created_at: number;
  expires_at: number;
  invoice_id?: string | null;
}

/** What all the orders that match come to, in the smallest unit of the currency. */
export interface SalesTotal {
  status: SaleStatus;
  currency: string;
  orders: number;
  total: number;
  /** How much of it has to go back. */
  refund_due: number;
}

export interface SalesPage<Row> extends Page<Row> {
  totals: SalesTotal[];
}

interface SalesWish {
  /** Finds by what only this kind of order has. */
  also?: (words: string) => object[];
  /** What only this kind of order is narrowed by. */
  where?: object;
  now?: number;
}

/**
 * A page of a domain's orders, the latest first, and what they come to: counted over the same orders that are listed,
 * so that the one adds up to the other.
 */
export async function listSales<Row extends Sale>(
  viewer: Viewer,
  model: Model<Row>,
  input: SalesInput,
  { also, where = {}, now = Date.now() }: SalesWish = {},
): Promise<SalesPage<Row>> {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  const filter = { $and: [where, asked(input, also), period(input), standing(input.status, now)] };
  const [{ data, count }, totals] = await Promise.all([
    listPage<Row>(model, filter, { created_at: -1, _id: 1 }, input),
    model.aggregate<SalesTotal>([{ $match: filter }, ...summed(now)]),
  ]);
  return { data: data.map((row) => asOf(row, now)), count, totals };
}

function asked({ words, buyer_ids }: SalesInput, also?: (words: string) => object[]): object {
  if (!words && !buyer_ids) return {};
  return {
    $or: [
      ...(words ? [{ _id: words }, { invoice_id: words }, ...(also?.(words) ?? [])] : []),
      { user_id: { $in: buyer_ids ?? [] } },
    ],
  };
}

function period({ created_at }: SalesInput): object {
  const condition = toCondition(created_at);
  return condition ? { created_at: condition } : {};
}

function standing(status: SaleStatus | null | undefined, now: number): object {
  if (!status) return {};
  const overdue = { status: 'open', expires_at: { $lte: now } };
  if (status === 'open') return { status, expires_at: { $gt: now } };
  return status === 'expired' ? { $or: [{ status }, overdue] } : { status };
}

/** It has to go back and has not gone yet. */
const IS_OWED = {
  $and: [{ $ifNull: ['$refund_due', false] }, { $eq: [{ $ifNull: ['$refunded_at', null] }, null] }],
};

const summed = (now: number): PipelineStage[] => [
  {
    $group: {
      _id: {
        status: {
          $cond: [
            { $and: [{ $eq: ['$status', 'open'] }, { $lte: ['$expires_at', now] }] },
            'expired',
            '$status',
          ],
        },
        currency: { $toUpper: '$currency' },
      },
      orders: { $sum: 1 },
      total: { $sum: '$total' },
      refund_due: { $sum: { $cond: [IS_OWED, '$total', 0] } },
    },
  },
  { $sort: { '_id.currency': 1, '_id.status': 1 } },
  {
    $project: {
      _id: 0,
      status: '$_id.status',
      currency: '$_id.currency',
      orders: 1,
      total: 1,
      refund_due: 1,
    },
  },
];

const asOf = <Row extends Sale>(order: Row, now: number): Row =>
  order.status === 'open' && order.expires_at <= now ? { ...order, status: 'expired' } : order;
