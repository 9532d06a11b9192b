import type { mongo } from 'mongoose';
import type { Cluster } from '../cluster';
import type { Coach } from '../clients/acts';
import type { Places } from '../objects/objects';
import type { Outbox, Row } from './checkOutbox';

/** All that was committed and told, as far as a round is concerned. */
export async function readOutbox(
  db: mongo.Db,
  { crm, mail }: Pick<Cluster, 'crm' | 'mail'>,
  { salons }: Places,
  { id: coach_id, from, to }: Coach,
): Promise<Outbox> {
  const all = <T>(collection: string, filter: object) =>
    db.collection(collection).find(filter).toArray() as Promise<unknown> as Promise<T>;
  const [rows, rsvps, sessions] = await Promise.all([
    all<Row[]>('outbox', {}),
    all<Outbox['rsvps']>('rsvps', { salon_id: { $in: salons.map(({ id }) => id) } }),
    all<Outbox['sessions']>('coaching_sessions', { coach_id, session_date: { $gte: from, $lt: to } }),
  ]);
  return { rows, rsvps, sessions, told: [...crm.calls], letters: [...mail.received] };
}
