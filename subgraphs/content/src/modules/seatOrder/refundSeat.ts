import { REFUND_MESSAGES, type RefundSeatInput } from '@athenaeum/common/refund';
import { inTransaction, Refusal, type Viewer } from '@athenaeum/kit';
import { askRefund, isWholeOf, leftOf, settleOrderRefund, type RefundOutcome } from '@athenaeum/kit/sales';
import type { ClientSession } from 'mongoose';
import { fillFreeSeats, withdraw, withSeatLock } from '../rsvp/seats';
import { tellOfCancelledSeat } from '../rsvp/tellOthers';
import { SeatOrder, type SeatOrderRow } from './seatOrder.model';

const titleOf = ({ title }: SeatOrderRow): string => title;

/** Refunds an order; the seat is given up only once all of it has been refunded. */
export const refundSeat = (
  viewer: Viewer,
  { gives_up_seat, ...input }: RefundSeatInput,
): Promise<SeatOrderRow> =>
  askRefund<SeatOrderRow>(viewer, SeatOrder, input, {
    operation: 'refundSeatOrder',
    domain: 'content',
    titleOf,
    async also(_session, order) {
      if (gives_up_seat && input.amount < leftOf(order))
        throw new Refusal('INVALID', REFUND_MESSAGES.wholeSeat, { gives_up_seat: REFUND_MESSAGES.wholeSeat });
      return { gives_up_seat };
    },
  });

/** Records what the provider has answered, and gives the seat up where staff chose so. */
export async function settleSeatRefund(outcome: RefundOutcome): Promise<SeatOrderRow> {
  const known = await SeatOrder.findById(outcome.id)
    .select('salon_id')
    .lean<Pick<SeatOrderRow, 'salon_id'>>();
  const settle = (): Promise<SeatOrderRow> =>
    settleOrderRefund<SeatOrderRow>(SeatOrder, outcome, { titleOf, onMade: giveUp, transact: inTransaction });
  if (!known) return settle();
  const order = await withSeatLock(known.salon_id, settle);
  if (isWholeOf(order)) await fillFreeSeats(order.salon_id);
  return order;
}

async function giveUp(
  session: ClientSession,
  order: SeatOrderRow,
  { gives_up_seat }: { gives_up_seat: boolean },
): Promise<void> {
  if (!gives_up_seat || !isWholeOf(order)) return;
  // Marked before the seat goes, so that giving it up owes nothing any more.
  await SeatOrder.updateOne({ _id: order._id, refund_due: null }, { refund_due: 'given_back' }, { session });
  const before = await withdraw(session, order.rsvp_id, { attended_at: null });
  if (before && !before.confirm_by) await tellOfCancelledSeat(session, before);
}
