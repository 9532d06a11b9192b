import { createHash } from 'node:crypto';
import { inTransaction } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { EmbeddedCheckout, type EmbeddedCheckoutRow } from './embeddedCheckout.model';
import { embeddedEvent } from './embeddedEvent';

/** Records the payment and its event in one transaction; idempotent. */
export async function pay(id: string, now = Date.now()): Promise<void> {
  await inTransaction(async (session) => {
    const page = await EmbeddedCheckout.findOneAndUpdate(
      { _id: id, paid_at: null, expires_at: { $gt: now } },
      { paid_at: now },
      { session, returnDocument: 'after' },
    ).lean<EmbeddedCheckoutRow>();
    if (!page) return;
    const { reference, customer_id, total, currency } = page;
    await enqueue(session, embeddedEvent, {
      payload: {
        id: `evt_${id}`,
        type: 'checkout.paid',
        order: {
          outcome: 'paid',
          reference,
          provider: 'embedded',
          customer_id,
          invoice_id: invoiceOf(id),
          amount: total,
          currency,
          at: now,
        },
      },
      key: id,
    });
  });
}

/** A number for receipts, which are shown to others than the page is. */
const invoiceOf = (id: string): string => `in_${createHash('sha256').update(id).digest('hex').slice(0, 16)}`;
