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
import { fillFreeSeats, withSeatLock, withdraw } from '../rsvp/seats';
import { SeatOrder, type SeatOrderRow } from './seatOrder.model';
import { asOf, closeOrders, findOwnSeatOrder } from './seatOrder.service';

// Always newest first, so there is no order to choose.
export const seatOrdersInput = listInput({ status: stringFilter }, []).omit({ orderBy: true });

/** The seats that the viewer has bought, or still has to pay for. */
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
 * Discards an unpaid order and releases the seat at once. Repeating it changes nothing, and a payment that was on its way
 * still counts.
 */
export async function discardSeatOrder(viewer: Viewer, id: string): Promise<SeatOrderRow> {
  const order = await findOwnSeatOrder(viewer, id);
  const { salon_id, rsvp_id, expires_at } = order;
  if (order.status === 'open') {
    await withSeatLock(salon_id, () =>
      inTransaction(async (session) => {
        // Only the seat of this order: one that was paid for meanwhile is reserved, and stays.
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
