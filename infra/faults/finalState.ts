import type { mongo } from 'mongoose';

export interface SalonState {
  _id: string;
  title: string;
  capacity: number | null;
  seats_free: number | null;
}
export interface RSVPState {
  _id: string;
  salon_id: string;
  user_id: string;
  status: string;
  queued_at: number;
  responded_at: number;
}
export interface SessionState {
  _id: string;
  user_id: string;
  coach_id: string;
  session_date: number;
  /** Minutes. */
  duration: number;
  status: string;
  sequence: number;
}
export interface LedgerLine {
  user_id: string;
  sequence: number;
  minutes: number;
  held: number;
  order_id?: string;
  product_id?: string;
}
export interface ProgressState {
  user_id: string;
  salon_id: string;
  progress: number;
}
export interface OutboxState {
  _id: string;
  kind: string;
  key: string;
  state: string;
  created_at: number;
  due_at: number;
  attempts: number;
}

/** What the database holds at one moment, as far as it is checked. */
export interface State {
  salons: SalonState[];
  rsvps: RSVPState[];
  sessions: SessionState[];
  ledger: LedgerLine[];
  progress: ProgressState[];
  orders: { _id: string; user_id: string; status: string }[];
  files: { key: string; state: string }[];
  outbox: OutboxState[];
}

export async function readState(database: mongo.Db): Promise<State> {
  const all = <T extends object>(collection: string, filter = {}) => readAll<T>(database, collection, filter);
  const [salons, rsvps, sessions, ledger, progress, orders, files, outbox] = await Promise.all([
    all<SalonState>('salons', { capacity: { $ne: null } }),
    all<RSVPState>('rsvps', { user_id: { $type: 'string' } }),
    all<SessionState>('coaching_sessions'),
    all<LedgerLine>('creditentries'),
    all<ProgressState>('progresses'),
    all<State['orders'][number]>('coaching_orders'),
    all<State['files'][number]>('files'),
    readOutbox(database),
  ]);
  return { salons, rsvps, sessions, ledger, progress, orders, files, outbox };
}

export const readOutbox = (database: mongo.Db) => readAll<OutboxState>(database, 'outbox');

const readAll = <T extends object>(database: mongo.Db, collection: string, filter = {}) =>
  database.collection<T>(collection).find(filter).toArray() as Promise<T[]>;

export const EMPTY: State = {
  salons: [],
  rsvps: [],
  sessions: [],
  ledger: [],
  progress: [],
  orders: [],
  files: [],
  outbox: [],
};
