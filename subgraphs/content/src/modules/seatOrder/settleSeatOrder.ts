import { seatReceipt, seatsBought } from '@athenaeum/content-contract/outgoing';
import { inTransaction, notFound, Refusal } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import { releaseOverdueSeats } from '../rsvp/overdueSeats';
import { giveSeat } from '../rsvp/paidSeats';
import { seatChange } from '../rsvp/seats';
import { SeatOrder, type SeatOrderRow } from './seatOrder.model';
import { closeOrders, owe } from './seatOrder.service';

const id = z.string().min(1).max(200);
const settled = { id, provider: id, at: z.number() };

export const settleSeatOrderInput = z.discriminatedUnion('outcome', [
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
type Settlement = z.infer<typeof settleSeatOrderInput>;
type Payment = Extract<Settlement, { outcome: 'paid' }>;

/**
 * Records the outcome of an order. Reports that are repeated, concurrent or out of order have one effect: a payment counts
 * in any state, once; a failure only while nothing is known.
 */
export async function settleSeatOrder(settlement: Settlement): Promise<SeatOrderRow> {
  const order = await SeatOrder.findById(settlement.id).lean<SeatOrderRow>();
  if (!order) throw notFound('order');
  if (settlement.outcome === 'paid') {
    assertPaysFor(order, settlement);
    await releaseOverdueSeats(order.salon_id, { except: order.rsvp_id });
    await seatChange(order.salon_id, () => inTransaction((session) => pay(session, settlement)));
  } else
    await SeatOrder.updateOne(
      { _id: order._id, status: 'open' },
      { status: settlement.outcome, settled_at: settlement.at, provider: settlement.provider },
    );
  return SeatOrder.findById(order._id).orFail().lean<SeatOrderRow>();
}

/** The amount that was paid differs from the order: a person has to look at it. */
function assertPaysFor({ total, currency }: SeatOrderRow, payment: Payment): void {
  if (payment.amount === total && payment.currency.toUpperCase() === currency.toUpperCase()) return;
  throw new Refusal('CONFLICT', 'What was paid is not the price of the order.');
}

async function pay(session: ClientSession, payment: Payment): Promise<void> {
  const { provider, customer_id, invoice_id, at } = payment;
  // A conditional update: of any number of concurrent reports one succeeds.
  const order = await SeatOrder.findOneAndUpdate(
    { _id: payment.id, status: { $ne: 'paid' } },
    { status: 'paid', paid_at: at, settled_at: at, provider, customer_id, invoice_id },
    { session, returnDocument: 'after' },
  ).lean<SeatOrderRow>();
  if (!order) return;
  const problem = await giveSeat(session, order.rsvp_id);
  await enqueue(session, seatsBought, {
    payload: {
      user_id: order.user_id,
      provider,
      customer_id,
      invoice_id,
      product_ids: [`salon-${order.salon_id}`],
      bought_at: at,
    },
    key: order._id,
  });
  if (problem) return owe(session, order, problem);
  // Closes orders of earlier attempts, so that an open payment page cannot charge again.
  await closeOrders(session, order.rsvp_id);
  await enqueue(session, seatReceipt, { payload: { order_id: order._id }, key: order._id });
}
