import { randomUUID } from 'node:crypto';
import { REFUND_MESSAGES, type RefundOrderInput } from '@athenaeum/common/refund';
import type { ClientSession, Model, UpdateQuery } from 'mongoose';
import { recordWrite } from '../../audit';
import { inTransaction } from '../../mongo';
import { enqueue } from '../../outbox';
import { notAllowed, notFound, Refusal } from '../../refusal';
import { hasRole, type Viewer } from '../../viewer';
import { leftOf, refundsOf, type RefundableSale, type RefundRow } from './refundFields';
import { refundRequested } from './refundMessages';

interface Parts<Row> {
  /** The mutation's name. */
  operation: string;
  /** The part of a reference before the dot. */
  domain: string;
  titleOf(order: Row): string;
  /** What else it changes, in its transaction; answers what is noted of that with the refund. */
  also?(session: ClientSession, order: Row): Promise<Partial<Pick<RefundRow, 'minutes' | 'gives_up_seat'>>>;
  transact?: typeof inTransaction;
}

/**
 * Decides a refund: reserves its amount, and enqueues it for the provider in the same transaction. Of concurrent refunds each sees
 * the other; the same form sent again is one refund.
 *
 * @throws Refusal CONFLICT when less is left, or the order was not paid with a provider
 */
export async function askRefund<Row extends RefundableSale>(
  viewer: Viewer,
  model: Model<Row>,
  { id, amount, reason, request_id }: RefundOrderInput,
  { operation, domain, titleOf, also, transact = inTransaction }: Parts<Row>,
): Promise<Row> {
  const { id: actor_id } = viewer;
  if (actor_id === null || !hasRole(viewer, 'admin')) throw notAllowed();
  return transact(async (session) => {
    const order = await model.findById(id).session(session).lean<Row>();
    if (!order) throw notFound('order');
    if (refundsOf(order).some((one) => one.actor_id === actor_id && one.request_id === request_id))
      return order as Row;
    const { provider, customer_id = null, invoice_id } = order;
    if (order.status !== 'paid' || !provider || !invoice_id)
      throw new Refusal('CONFLICT', REFUND_MESSAGES.notPaid);
    if (amount > leftOf(order))
      throw new Refusal('CONFLICT', REFUND_MESSAGES.tooMuch, { amount: REFUND_MESSAGES.tooMuch });
    const refund = {
      _id: randomUUID(),
      ...{ amount, reason, actor_id, request_id },
      ...(await also?.(session, order as Row)),
      state: 'pending' as const,
      asked_at: Date.now(),
    };
    const before = order.refunded ?? 0;
    const reserved = await reserve(session, model, order, refund);
    await enqueue(session, refundRequested, {
      payload: {
        ...{ reference: `${domain}.${id}`, refund_id: refund._id },
        ...{ provider, customer_id, invoice_id, amount, currency: order.currency },
      },
      key: refund._id,
    });
    await recordWrite(session, viewer, {
      operation,
      target_id: order.user_id,
      before: { purchase: titleOf(order as Row), refunded: before },
      after: { purchase: titleOf(order as Row), refunded: before + amount },
      reason,
    });
    return reserved;
  });
}

/** Conditional on the sum that was read: of two refunds at once the second one reads it again. */
async function reserve<Row extends RefundableSale>(
  session: ClientSession,
  model: Model<Row>,
  { _id, refunded = null }: RefundableSale,
  refund: Partial<RefundRow> & Pick<RefundRow, 'amount'>,
): Promise<Row> {
  const reserved = await model
    .findOneAndUpdate(
      { _id, status: 'paid', refunded } as object,
      { $set: { refunded: (refunded ?? 0) + refund.amount }, $push: { refunds: refund } } as UpdateQuery<Row>,
      { session, returnDocument: 'after' },
    )
    .lean<Row>();
  if (!reserved) throw new Refusal('CONFLICT', REFUND_MESSAGES.tooMuch, { amount: REFUND_MESSAGES.tooMuch });
  return reserved as Row;
}
