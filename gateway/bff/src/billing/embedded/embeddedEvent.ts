import * as z from 'zod';
import { NotGenuine, orderOutcome, type BillingEvent } from '../port/billingEvent';

const id = z.string().min(1).max(200);

/** An event of the embedded provider, as stored in the outbox and as sent. */
export const embeddedEvent = {
  channel: 'embedded_billing',
  kind: 'embedded_event',
  payload: z.strictObject({ id, type: id, order: orderOutcome.payload.nullable() }),
};

/** An event whose signature has been checked. */
export function readEmbeddedEvent(body: Buffer): BillingEvent {
  try {
    return { ...embeddedEvent.payload.parse(JSON.parse(body.toString('utf8'))), subscription: null };
  } catch {
    throw new NotGenuine('UNREADABLE');
  }
}
