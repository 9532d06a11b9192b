import { seatReceipt, seatsBought } from '@athenaeum/content-contract/outgoing';
import { inTransaction } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { recordPayment, settleSale, type Payment, type Settlement } from '@athenaeum/kit/sales';
import type { ClientSession } from 'mongoose';
import { releaseOverdueSeats } from '../rsvp/overdueSeats';
import { giveSeat } from '../rsvp/paidSeats';
import { withSeatLock } from '../rsvp/seats';
import { SeatOrder, type SeatOrderRow } from './seatOrder.model';
import { closeOrders, owe } from './seatOrder.service';

/** Records the outcome of an order, once (`settleSale`). */
export const settleSeatOrder = (settlement: Settlement): Promise<SeatOrderRow> =>
  settleSale(SeatOrder, settlement, async (payment, { salon_id, rsvp_id }) => {
    await releaseOverdueSeats(salon_id, { except: rsvp_id });
    await withSeatLock(salon_id, () => inTransaction((session) => pay(session, payment)));
  });

async function pay(session: ClientSession, payment: Payment): Promise<void> {
  const { provider, customer_id, invoice_id, at } = payment;
  const order = await recordPayment(session, SeatOrder, payment);
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
