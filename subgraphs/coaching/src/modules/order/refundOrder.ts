import { REFUND_MESSAGES, type RefundTimeInput } from '@athenaeum/common/refund';
import { Refusal, type Viewer } from '@athenaeum/kit';
import { askRefund, refundsOf, settleOrderRefund, type RefundOutcome } from '@athenaeum/kit/sales';
import type { ClientSession } from 'mongoose';
import { addToLedger, balanceIn, inLedger } from '../credits/ledger';
import { Order, type OrderRow } from './order.model';
import { titleOf } from './titleOf';

/** Refunds an order, and removes its time in the same transaction: nobody books with it while the provider is asked. */
export const refundOrder = (viewer: Viewer, { minutes, ...input }: RefundTimeInput): Promise<OrderRow> =>
  askRefund<OrderRow>(viewer, Order, input, {
    operation: 'refundCoachingOrder',
    domain: 'coaching',
    titleOf,
    transact: inLedger,
    async also(session, order) {
      if (minutes > minutesOf(order))
        throw new Refusal('CONFLICT', REFUND_MESSAGES.tooManyMinutes, {
          minutes: REFUND_MESSAGES.tooManyMinutes,
        });
      const { available } = await balanceIn(session, order.user_id);
      // What was spent or is held stays with the member, and with what was booked.
      const taken = Math.min(minutes, Math.max(0, available));
      await change(session, order, -taken, {
        actor_id: viewer.id!,
        request_id: `refund ${input.request_id}`,
      });
      return { minutes: taken };
    },
  });

/** Records what the provider has answered; time that was removed for nothing is returned. */
export const settleRefund = (outcome: RefundOutcome): Promise<OrderRow> =>
  settleOrderRefund<OrderRow>(Order, outcome, {
    titleOf,
    transact: inLedger,
    onFailed: (session, order, { _id, minutes, actor_id }) =>
      change(session, order, minutes, { actor_id, request_id: `refund failed ${_id}` }),
  });

/** Coaching time of an order that has not been removed, in minutes. */
export const minutesOf = (order: Pick<OrderRow, 'lines' | 'refunds'>): number =>
  order.lines.reduce((sum, { minutes, quantity }) => sum + (minutes ?? 0) * quantity, 0) -
  refundsOf(order).reduce((sum, { state, minutes }) => (state === 'failed' ? sum : sum + minutes), 0);

async function change(
  session: ClientSession,
  order: OrderRow,
  minutes: number,
  by: { actor_id: string; request_id: string },
): Promise<void> {
  if (minutes === 0) return;
  const note = `${minutes < 0 ? 'Refunded' : 'Refund failed'}: ${titleOf(order)}`;
  await addToLedger(session, order.user_id, [{ type: 'adjustment', minutes, held: 0, note, ...by }]);
}
