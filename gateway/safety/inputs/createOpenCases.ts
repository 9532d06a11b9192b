import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';

const DAY = 24 * 3_600_000;

/** Records that operations act on and the demo lacks: requested address changes, unpaid orders, due refunds. */
export async function createOpenCases(members: readonly string[]): Promise<void> {
  const now = Date.now();
  for (const user_id of members) {
    await put('EmailRequest', { user_id, asked_at: now, status: 'waiting', new_email: null, body: null });
    await put('CoachingOrder', { ...unpaid(user_id, now), lines: [], basket: randomUUID() });
    const seat = { ...unpaid(user_id, now), rsvp_id: randomUUID(), salon_id: randomUUID(), title: 'A salon' };
    await put('SeatOrder', seat);
    await put('SeatOrder', { ...seat, rsvp_id: randomUUID(), status: 'paid', refund_due: 'given_back' });
  }
}

const unpaid = (user_id: string, now: number) => ({
  ...{ user_id, total: 100, currency: 'usd', status: 'open', created_at: now, expires_at: now + DAY },
});

/** Inserted through the collection: the model would drop unknown fields of a later version. */
const put = (model: string, row: object) =>
  mongoose.connection
    .collection<{ _id: string; [field: string]: unknown }>(mongoose.model(model).collection.name)
    .insertOne({ _id: randomUUID(), refund_due: null, ...row });
