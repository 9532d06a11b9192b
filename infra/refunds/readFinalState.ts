import type { mongo } from 'mongoose';
import type { Bank } from './bank';
import type { FinalState, StoredOrder } from './checkRefunds';
import type { Form } from './forms';
import { COLLECTIONS, type Purchase } from './purchases';

type OrderRow = Omit<StoredOrder, 'reference' | 'seat'> & { _id: string; rsvp_id?: string };

/** Everything that says something about refunds of these forms. */
export async function readFinalState(
  db: mongo.Db,
  { forms, bank, letters }: { forms: readonly Form[]; bank: Bank; letters: readonly string[] },
): Promise<FinalState> {
  const orders = await Promise.all(
    [...new Set(forms.map(({ order }) => order))].map((order) => readOrder(db, order)),
  );
  const all = <T>(collection: string, filter: object) =>
    db.collection(collection).find(filter).toArray() as Promise<unknown> as Promise<T[]>;
  const [ledger, audit, outbox] = await Promise.all([
    all<FinalState['ledger'][number]>('creditentries', { request_id: { $exists: true } }),
    all<FinalState['audit'][number]>('auditrows', { operation: /^refund/ }),
    all<FinalState['outbox'][number]>('outbox', {
      $or: [{ kind: { $in: ['refund_requested', 'refund_outcome', 'refund_made'] } }, { state: 'dead' }],
    }),
  ]);
  return {
    forms: forms.map(({ order, ...form }) => ({ ...form, reference: referenceOf(order) })),
    orders,
    atProvider: bank.refunds,
    ...{ ledger, audit, outbox, letters },
  };
}

const referenceOf = ({ domain, id }: Purchase): string => `${domain}.${id}`;

async function readOrder(db: mongo.Db, order: Purchase): Promise<StoredOrder> {
  const orders = db.collection<OrderRow>(COLLECTIONS[order.domain]);
  const row = (await orders.findOne({ _id: order.id })) as OrderRow;
  const rsvps = db.collection<{ _id: string; status: string }>('rsvps');
  const rsvp = row.rsvp_id ? await rsvps.findOne({ _id: row.rsvp_id }) : null;
  return { ...row, reference: referenceOf(order), seat: rsvp?.status ?? null };
}
