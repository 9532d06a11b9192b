import { notFound, Refusal } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { orderReceipt, productsBought } from '@athenaeum/coaching-contract/outgoing';
import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import { addToLedger, inLedger, type LedgerLine } from '../credits/ledger';
import { orderPortfolios } from '../portfolio/advancePortfolio';
import { Product } from '../product/product.model';
import { Order, type OrderRow } from './order.model';

const id = z.string().min(1).max(200);
const settled = { id, provider: id, at: z.number() };

export const settleOrderInput = z.discriminatedUnion('outcome', [
  z.object({
    ...settled,
    outcome: z.literal('paid'),
    customer_id: id,
    invoice_id: id,
    amount: z.number().int(),
    currency: z.string().length(3),
  }),
  z.object({ ...settled, outcome: z.enum(['expired', 'refused']) }),
]);
type Settlement = z.infer<typeof settleOrderInput>;
type Payment = Extract<Settlement, { outcome: 'paid' }>;

/**
 * Records the outcome of an order. Reports that are repeated, concurrent or out of order have one effect: a payment counts
 * in any state, once; a failure only while nothing is known.
 */
export async function settleOrder(settlement: Settlement): Promise<OrderRow> {
  const order = await Order.findById(settlement.id).lean<OrderRow>();
  if (!order) throw notFound('order');
  if (settlement.outcome === 'paid') {
    assertPaysFor(order, settlement);
    await inLedger((session) => pay(session, settlement));
  } else
    await Order.updateOne(
      { _id: order._id, status: 'open' },
      { status: settlement.outcome, settled_at: settlement.at, provider: settlement.provider },
    );
  return Order.findById(order._id).orFail().lean<OrderRow>();
}

/** The amount that was paid differs from the order: a person has to look at it. */
function assertPaysFor({ total, currency }: OrderRow, payment: Payment): void {
  if (payment.amount === total && payment.currency.toUpperCase() === currency.toUpperCase()) return;
  throw new Refusal('CONFLICT', 'What was paid is not the price of the order.');
}

async function pay(session: ClientSession, payment: Payment): Promise<void> {
  const { provider, customer_id, invoice_id, at } = payment;
  // A conditional update: of any number of concurrent reports one succeeds.
  const order = await Order.findOneAndUpdate(
    { _id: payment.id, status: { $ne: 'paid' } },
    { status: 'paid', paid_at: at, settled_at: at, discarded_at: null, provider, customer_id, invoice_id },
    { session, returnDocument: 'after' },
  ).lean<OrderRow>();
  if (!order) return;
  await addToLedger(session, order.user_id, order.lines.flatMap(timeOf(order)));
  const product_ids = order.lines.map(({ product_id }) => product_id);
  await enqueue(session, productsBought, {
    payload: { user_id: order.user_id, provider, customer_id, invoice_id, product_ids, bought_at: at },
    key: order._id,
  });
  const portfolios = await Product.find({ _id: { $in: product_ids }, kind: 'PORTFOLIO' })
    .select('_id')
    .session(session)
    .lean();
  await orderPortfolios(session, order, new Set(portfolios.map(({ _id }) => _id)));
  await enqueue(session, orderReceipt, { payload: { order_id: order._id }, key: order._id });
}

const timeOf =
  ({ _id }: OrderRow) =>
  ({ product_id, title, quantity, minutes }: OrderRow['lines'][number]): LedgerLine[] =>
    minutes
      ? [
          {
            type: 'purchase',
            minutes: minutes * quantity,
            held: 0,
            order_id: _id,
            product_id,
            note: quantity > 1 ? `${quantity} × ${title}` : title,
          },
        ]
      : [];
