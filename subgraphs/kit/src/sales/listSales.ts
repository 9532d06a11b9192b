import type { Model, PipelineStage } from 'mongoose';
import { toCondition } from '../listInput';
import { listPage } from '../listPage';
import { notAllowed } from '../refusal';
import type { Page } from '../result';
import { hasRole, type Viewer } from '../viewer';
import type { SalesInput, SaleStatus } from './salesInput';

/** The fields that orders of all domains have. */
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

/** The sum over all orders that match, in the smallest unit of the currency. */
export interface SalesTotal {
  status: SaleStatus;
  currency: string;
  orders: number;
  total: number;
  /** How much of it has to be refunded. */
  refund_due: number;
}

export interface SalesPage<Row> extends Page<Row> {
  totals: SalesTotal[];
}

interface SalesWish {
  /** Further conditions for a search by words. */
  also?: (words: string) => object[];
  /** A filter that only this kind of order has. */
  where?: object;
  now?: number;
}

/**
 * A page of a domain's orders, newest first, with totals over all orders that match, so that the totals agree with the list.
 *
 * @throws Refusal FORBIDDEN when the viewer may not see sales
 */
export async function listSales<Row extends Sale>(
  viewer: Viewer,
  model: Model<Row>,
  input: SalesInput,
  { also, where = {}, now = Date.now() }: SalesWish = {},
): Promise<SalesPage<Row>> {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  const filter = { $and: [where, asked(input, also), period(input), byStatus(input.status, now)] };
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

function byStatus(status: SaleStatus | null | undefined, now: number): object {
  if (!status) return {};
  const overdue = { status: 'open', expires_at: { $lte: now } };
  if (status === 'open') return { status, expires_at: { $gt: now } };
  return status === 'expired' ? { $or: [{ status }, overdue] } : { status };
}

/** A refund is due and has not been made yet. */
const IS_REFUND_DUE = {
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
      refund_due: {
        $sum: {
          $cond: [IS_REFUND_DUE, { $subtract: ['$total', { $ifNull: ['$refunded', 0] }] }, 0],
        },
      },
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
