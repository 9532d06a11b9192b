import { createHash } from 'node:crypto';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Vital, Kind } from './signals';
import { modelOn } from '../modelOn';

const RECORD_TTL_MS = 2 * 60 * 60_000;
const MINUTE = 60_000;
const DUPLICATE_KEY = 11000;

/** `failed`: possibly the version's fault. `away`: possibly an outage, as a dependency was unavailable. */
export type Outcome = 'answered' | 'failed' | 'away';

/**
 * Counts of one version in one page and minute: its operations, and what it reported of itself. Deleted after two hours, as
 * `TabRecord`s are.
 */
export interface PageHealthRecord extends Partial<Record<Vital, VitalsCounts>> {
  /** Hash of page, remote, version and minute. */
  _id: string;
  remote: string;
  version: string;
  /** Keyed hashes, different for each version, so that a network or member cannot be followed from one to the next. */
  network: string;
  member?: string | null;
  /** Start of the minute, epoch ms. */
  at: number;
  queries?: Counts;
  mutations?: Counts;
  expires_at: Date;
}

/** Numbers of operations, and of failed ones. */
export interface Counts {
  /** All of them. */
  asked: number;
  failed: number;
  /** Failed ones whose dependency was unavailable. */
  away: number;
}

/** All reports of one page in one minute count as one sample: the worst of them. */
export interface VitalsCounts {
  asked: 1;
  /** See `levelsOf`. */
  level: number;
}

export interface OperationNote extends Pick<PageHealthRecord, 'remote' | 'version' | 'network'> {
  /** The id of the open page, from its token. */
  tab: string;
  member: string | null;
  kind: Kind;
  outcome: Outcome;
  /** Epoch ms. */
  at: number;
}

/** What a page reported of itself. */
export interface VitalsNote extends Omit<OperationNote, 'kind' | 'outcome'> {
  levels: Partial<Record<Vital, number>>;
}

export const pageHealthOf = (connection: Connection): Model<PageHealthRecord> =>
  modelOn(connection, 'RegistryAsked', schema);

/** Writes the outcomes of operations, summed up: one update for each page and minute. */
export const recordOperations = (connection: Connection, notes: readonly OperationNote[]): Promise<void> =>
  writeAll(connection, [...addUp(notes).values()]);

/** Pages report this themselves, so values are never summed. */
export const recordVitals = (connection: Connection, notes: readonly VitalsNote[]): Promise<void> =>
  writeAll(
    connection,
    notes.map((note) => {
      const worst = Object.entries(note.levels).flatMap(([vital, level]) => [
        [`${vital}.asked`, 1],
        [`${vital}.level`, level],
      ]);
      return changeOf(note, minuteOf(note), { $max: Object.fromEntries(worst) as Record<string, number> });
    }),
  );

async function writeAll(connection: Connection, changes: readonly ReturnType<typeof changeOf>[]) {
  if (changes.length === 0) return;
  // The model knows its own collection by another type of id.
  const collection = connection.collection<PageHealthRecord>(pageHealthOf(connection).collection.name);
  const write = (some: readonly ReturnType<typeof changeOf>[]) =>
    collection.bulkWrite([...some], { ordered: false });
  // Concurrent upserts of two gateways: the second is retried as an update.
  await write(changes).catch((error: unknown) => {
    const met = duplicatesIn(error);
    return met ? write(met.map((index) => changes[index]!)) : Promise.reject(error as Error);
  });
}

function addUp(notes: readonly OperationNote[]) {
  const changes = new Map<string, ReturnType<typeof changeOf<{ $inc: Record<string, number> }>>>();
  for (const note of notes) {
    const minute = minuteOf(note);
    const id = idOf(note, minute);
    const change = changes.get(id) ?? changeOf(note, minute, { $inc: {} as Record<string, number> });
    changes.set(id, change);
    const add = change.updateOne.update.$inc;
    const count = (what: keyof Counts) =>
      (add[`${note.kind}.${what}`] = (add[`${note.kind}.${what}`] ?? 0) + 1);
    count('asked');
    if (note.outcome !== 'answered') count('failed');
    if (note.outcome === 'away') count('away');
  }
  return changes;
}

type About = Omit<OperationNote, 'kind' | 'outcome'>;

const changeOf = <Change extends object>(note: About, at: number, change: Change) => ({
  updateOne: {
    filter: { _id: idOf(note, at) },
    update: {
      ...change,
      $setOnInsert: {
        remote: note.remote,
        version: note.version,
        network: note.network,
        member: note.member,
        at,
        expires_at: new Date(at + RECORD_TTL_MS),
      },
    },
    upsert: true,
  },
});

const minuteOf = ({ at }: About) => Math.floor(at / MINUTE) * MINUTE;

const idOf = ({ tab, remote, version }: About, minute: number) =>
  createHash('sha256')
    .update(JSON.stringify([tab, remote, version, minute]))
    .digest('base64url');

/** The updates that failed with a duplicate key; null when there was another error. */
function duplicatesIn(error: unknown): number[] | null {
  const { writeErrors } = (error ?? {}) as { writeErrors?: unknown };
  const all = [writeErrors ?? []].flat() as { code?: number; index: number }[];
  return all.length > 0 && all.every(({ code }) => code === DUPLICATE_KEY)
    ? all.map(({ index }) => index)
    : null;
}

const counts = { asked: Number, failed: Number, away: Number };
const vitals = { asked: Number, level: Number };
const schema = new Schema<PageHealthRecord>(
  {
    _id: { type: String, required: true },
    remote: { type: String, required: true },
    version: { type: String, required: true },
    network: { type: String, required: true },
    member: { type: String },
    at: { type: Number, required: true },
    queries: counts,
    mutations: counts,
    handlers: vitals,
    interactions: vitals,
    tasks: vitals,
    layout: vitals,
    arrivals: vitals,
    expires_at: { type: Date, required: true },
  },
  { collection: 'registry_asked', versionKey: false },
);
// Figures of one version, polled every few seconds.
schema.index({ remote: 1, version: 1, at: 1 });
// Figures of all versions in a period.
schema.index({ at: 1 });
// Deletes records after two hours.
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
