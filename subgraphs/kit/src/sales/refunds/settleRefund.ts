import type { ClientSession, Model, UpdateQuery } from 'mongoose';
import * as z from 'zod';
import { inTransaction } from '../../mongo';
import { enqueue } from '../../outbox';
import { notFound } from '../../refusal';
import { refundsOf, type RefundableSale, type RefundRow } from './refundFields';
import { refundMade } from './refundMessages';

const id = z.string().min(1).max(200);

/** What the provider reports of a refund; `at` in epoch ms. */
export const refundOutcomeInput = z.object({
  /** Of the order. */
  id,
  refund_id: id,
  outcome: z.enum(['made', 'failed']),
  provider_refund_id: id.nullish(),
  /** A code. */
  problem: z
    .string()
    .regex(/^\w{1,60}$/)
    .nullish(),
  at: z.number(),
});
export type RefundOutcome = z.infer<typeof refundOutcomeInput>;

/** What follows from the outcome in its domain, in its transaction. */
type Follow<Row> = (session: ClientSession, order: Row, refund: RefundRow) => Promise<unknown>;

interface Parts<Row> {
  titleOf(order: Row): string;
  onMade?: Follow<Row>;
  /** Undoes what asking has changed. */
  onFailed?: Follow<Row>;
  transact?: typeof inTransaction;
}

/**
 * Records the outcome of a refund with the buyer's mail. Reports that are repeated, concurrent or out of order have one effect:
 * it is made once; a failure counts later too, as banks send money back, and makes its amount refundable again.
 */
export async function settleOrderRefund<Row extends RefundableSale>(
  model: Model<Row>,
  outcome: RefundOutcome,
  { titleOf, onMade, onFailed, transact = inTransaction }: Parts<Row>,
): Promise<Row> {
  return transact(async (session) => {
    const order = await model.findById(outcome.id).session(session).lean<Row>();
    const place = order ? refundsOf(order).findIndex(({ _id }) => _id === outcome.refund_id) : -1;
    const refund = order && refundsOf(order)[place];
    if (!refund) throw notFound('refund');
    const isMade = outcome.outcome === 'made';
    const earlier = isMade ? ['pending'] : ['pending', 'made'];
    const settled = await model
      .findOneAndUpdate(
        { _id: outcome.id, [`refunds.${place}.state`]: { $in: earlier } } as object,
        changesOf(order, place, refund, outcome) as UpdateQuery<Row>,
        { session, returnDocument: 'after' },
      )
      .lean<Row>();
    if (!settled) return order as Row;
    if (!isMade) {
      await onFailed?.(session, settled as Row, refund);
      return settled as Row;
    }
    await enqueue(session, refundMade, {
      payload: {
        ...{ user_id: order.user_id, refund_id: refund._id, title: titleOf(order as Row).slice(0, 300) },
        ...{ amount: refund.amount, currency: order.currency, reason: refund.reason },
        receipt: order.invoice_id ?? order._id,
        is_whole: isWholeOf(settled),
      },
      key: refund._id,
    });
    await onMade?.(session, settled as Row, refund);
    return settled as Row;
  });
}

function changesOf(order: RefundableSale, place: number, refund: RefundRow, outcome: RefundOutcome) {
  const { at, provider_refund_id = null, problem = null } = outcome;
  const state = outcome.outcome;
  const settled = {
    [`refunds.${place}.state`]: state,
    [`refunds.${place}.settled_at`]: at,
    [`refunds.${place}.problem`]: problem,
    ...(provider_refund_id ? { [`refunds.${place}.provider_refund_id`]: provider_refund_id } : {}),
  };
  if (state === 'failed')
    return { $set: { ...settled, refunded_at: null }, $inc: { refunded: -refund.amount } };
  const rest = refundsOf(order).map((one, at) => (at === place ? { ...one, state } : one));
  return { $set: isWholeOf({ ...order, refunds: rest }) ? { ...settled, refunded_at: at } : settled };
}

/** Whether all of it has been paid back. */
export const isWholeOf = (order: RefundableSale): boolean =>
  refundsOf(order).reduce((sum, { state, amount }) => (state === 'made' ? sum + amount : sum), 0) ===
  order.total;
