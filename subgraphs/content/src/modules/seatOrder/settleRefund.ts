import type { SettleRefundInput } from '@athenaeum/content-contract';
import { hasRole, inTransaction, notAllowed, notFound, type Viewer } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { SeatOrder, type SeatOrderRow } from './seatOrder.model';
import { tellOfRefund } from './tellOfRefund';

/** Notes that a refund was made; the money itself moves with the provider. Of two concurrent requests one notes it. */
export async function settleRefund(viewer: Viewer, { id, reason }: SettleRefundInput): Promise<SeatOrderRow> {
  if (!hasRole(viewer, 'admin')) throw notAllowed();
  return inTransaction(async (session) => {
    const order = await SeatOrder.findOneAndUpdate(
      // One that the provider is asked for is not noted by hand as well.
      { _id: id, refund_due: { $ne: null }, refunded_at: null, 'refunds.state': { $ne: 'pending' } },
      { refunded_at: Date.now() },
      { session, returnDocument: 'after' },
    ).lean<SeatOrderRow>();
    if (!order) {
      const settled = await SeatOrder.findOne({ _id: id, refunded_at: { $ne: null } })
        .session(session)
        .lean<SeatOrderRow>();
      if (!settled) throw notFound('refund');
      return settled;
    }
    tellOfRefund(session, order);
    await recordWrite(session, viewer, {
      operation: 'settleRefund',
      target_id: order.user_id,
      before: { event: order.title, refunded: false },
      after: { event: order.title, refunded: true },
      reason,
    });
    return order;
  });
}
