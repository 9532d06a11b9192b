import { CONTENT_MESSAGES } from '@athenaeum/content-contract';
import {
  inTransaction,
  listInput,
  listPage,
  Refusal,
  stringFilter,
  toConditions,
  type Page,
  type Viewer,
} from '@athenaeum/kit';
import type * as z from 'zod';
import { actorOf } from '../../actor';
import { fillFreeSeats, seatChange, withdraw } from '../rsvp/seats';
import { SeatOrder, type SeatOrderRow } from './seatOrder.model';
import { asOf, closeOrders, findOwnSeatOrder } from './seatOrder.service';

// The newest is always first, so the order is not the caller's to choose.
export const seatOrdersInput = listInput({ status: stringFilter }, []).omit({ orderBy: true });

/** The seats the viewer has bought, or still has to pay for. */
export async function listOwnSeatOrders(
  viewer: Viewer,
  input: z.infer<typeof seatOrdersInput>,
): Promise<Page<SeatOrderRow>> {
  const filter = { user_id: actorOf(viewer), ...toConditions(input, ['status']) };
  const { data, count } = await listPage(SeatOrder, filter, { created_at: -1, _id: 1 }, input);
  const now = Date.now();
  return { data: data.map((order) => asOf(order, now)), count };
}

/**
 * Puts an unpaid order away; the seat it held is free at once. Repeating it changes nothing, and a payment that was on its
 * way still counts.
 */
export async function discardSeatOrder(viewer: Viewer, id: string): Promise<SeatOrderRow> {
  const order = await findOwnSeatOrder(viewer, id);
  const { salon_id, rsvp_id, expires_at } = order;
  if (order.status === 'open') {
    await seatChange(salon_id, () =>
      inTransaction(async (session) => {
        // Only the seat that this order holds: one that was paid for meanwhile is held no longer, and stays.
        await withdraw(session, rsvp_id, { held_until: expires_at });
        await closeOrders(session, rsvp_id);
      }),
    );
    await fillFreeSeats(salon_id);
  }
  const present = await findOwnSeatOrder(viewer, id);
  if (present.status === 'paid') throw new Refusal('CONFLICT', CONTENT_MESSAGES.paidAlready);
  return present;
}
