import { createHash } from 'node:crypto';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Felt, Kind } from './signals';

const KEPT = 2 * 60 * 60_000;
const MINUTE = 60_000;
const DUPLICATE_KEY = 11000;

/** `failed`: the version may be to blame. `away`: so may something that did not answer. */
export type Outcome = 'answered' | 'failed' | 'away';

/**
 * How one version went in one page in one minute: the operations that it asked for, and what it told of itself. Gone in two
 * hours, as `TabRecord`s are.
 */
export interface AskedRecord extends Partial<Record<Felt, FeltCounts>> {
  /** Hash of the page, the remote, the version and the minute. */
  _id: string;
  remote: string;
  version: string;
  /** Keyed hashes, others for each version: nothing follows a network or a member from one to the next. */
  network: string;
  member?: string | null;
  /** When the minute began, epoch ms. */
  at: number;
  queries?: Counts;
  mutations?: Counts;
  expires_at: Date;
}

/** What was asked for in all, and how much of it went wrong. */
export interface Counts {
  asked: number;
  failed: number;
  /** Of those that failed, where something did not answer. */
  away: number;
}

/** However often a page tells of one minute, it is one, and as bad as the worst of it. */
export interface FeltCounts {
  asked: 1;
  /** As of `levelsOf`. */
  level: number;
}

export interface AskedNote extends Pick<AskedRecord, 'remote' | 'version' | 'network'> {
  /** The page, as its token names it. */
  tab: string;
  member: string | null;
  kind: Kind;
  outcome: Outcome;
  /** Epoch ms. */
  at: number;
}

/** What a page told of itself. */
export interface FeltNote extends Omit<AskedNote, 'kind' | 'outcome'> {
  levels: Partial<Record<Felt, number>>;
}

export const askedTabsOf = (connection: Connection): Model<AskedRecord> =>
  // A model that was made before is known by its name alone.
  (connection.models.RegistryAsked ??
    connection.model('RegistryAsked', schema)) as unknown as Model<AskedRecord>;

/** Adds up what was noted meanwhile: one change of the database for each page and minute. */
export const noteAsked = (connection: Connection, notes: readonly AskedNote[]): Promise<void> =>
  writeAll(connection, [...addUp(notes).values()]);

/** Pages tell this themselves, so that nothing in it is ever added up. */
export const noteFelt = (connection: Connection, notes: readonly FeltNote[]): Promise<void> =>
  writeAll(
    connection,
    notes.map((note) => {
      const worst = Object.entries(note.levels).flatMap(([felt, level]) => [
        [`${felt}.asked`, 1],
        [`${felt}.level`, level],
      ]);
      return changeOf(note, minuteOf(note), { $max: Object.fromEntries(worst) as Record<string, number> });
    }),
  );

async function writeAll(connection: Connection, changes: readonly ReturnType<typeof changeOf>[]) {
  if (changes.length === 0) return;
  const { collection } = askedTabsOf(connection);
  const write = (some: readonly unknown[]) => collection.bulkWrite(some as never, { ordered: false });
  // Two gateways at once: the second finds what the first has made.
  await write(changes).catch((error: unknown) => {
    const met = duplicatesIn(error);
    return met ? write(met.map((index) => changes[index]!)) : Promise.reject(error as Error);
  });
}

function addUp(notes: readonly AskedNote[]) {
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

type About = Omit<AskedNote, 'kind' | 'outcome'>;

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
        expires_at: new Date(at + KEPT),
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

/** Which of the changes met one that was made at the same moment; null when something else was the matter. */
function duplicatesIn(error: unknown): number[] | null {
  const { writeErrors } = (error ?? {}) as { writeErrors?: unknown };
  const all = [writeErrors ?? []].flat() as { code?: number; index: number }[];
  return all.length > 0 && all.every(({ code }) => code === DUPLICATE_KEY)
    ? all.map(({ index }) => index)
    : null;
}

const counts = { asked: Number, failed: Number, away: Number };
const felt = { asked: Number, level: Number };
const schema = new Schema<AskedRecord>(
  {
    _id: { type: String, required: true },
    remote: { type: String, required: true },
    version: { type: String, required: true },
    network: { type: String, required: true },
    member: { type: String },
    at: { type: Number, required: true },
    queries: counts,
    mutations: counts,
    handlers: felt,
    interactions: felt,
    tasks: felt,
    layout: felt,
    arrivals: felt,
    expires_at: { type: Date, required: true },
  },
  { collection: 'registry_asked', versionKey: false },
);
// How one version does, asked every few seconds.
schema.index({ remote: 1, version: 1, at: 1 });
// How all did at the same time.
schema.index({ at: 1 });
// After two hours a page is let go.
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
