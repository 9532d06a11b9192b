import { inTransaction, isDuplicateKey } from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import type { ProviderName } from '../port/billing';
import { orderOutcome, refundOutcome, subscriptionChanged, type BillingEvent } from '../port/billingEvent';
import { BillingEventRecord } from './billingEvent.model';

/** Stores an event and its outbox messages in one transaction; idempotent. */
export async function takeEvent(provider: ProviderName, event: BillingEvent): Promise<'taken' | 'known'> {
  const { id, type, order, subscription, refund } = event;
  try {
    await inTransaction(async (session) => {
      const record = new BillingEventRecord({ provider, event_id: id, type, received_at: new Date() });
      await record.save({ session });
      const key = `${provider}:${id}`;
      // Events of one order, or of one subscription, are processed in the order of delivery.
      if (order) await enqueue(session, orderOutcome, { payload: order, key, subject: order.reference });
      if (refund) await enqueue(session, refundOutcome, { payload: refund, key, subject: refund.refund_id });
      if (subscription)
        await enqueue(session, subscriptionChanged, {
          payload: subscription,
          key,
          subject: subscription.subscription_id,
        });
    });
    return 'taken';
  } catch (error) {
    if (isDuplicateKey(error)) return 'known';
    throw error;
  }
}
