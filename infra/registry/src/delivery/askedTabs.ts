import { createHash } from 'node:crypto';
import { Schema, type Connection, type Model } from 'mongoose';

const KEPT = 2 * 60 * 60_000;
const MINUTE = 60_000;
const DUPLICATE_KEY = 11000;

/** What a page asks of the graph. */
export const KINDS = ['queries', 'mutations'] as const;
export type Kind = (typeof KINDS)[number];

/** `failed`: the version may be to blame. `away`: so may something that did not answer. */
export type Outcome = 'answered' | 'failed' | 'away';

/** How the operations of one version went that one page asked for in one minute. Gone in two hours, as `TabRecord`s are. */
export interface AskedRecord {
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

export interface AskedNote extends Pick<AskedRecord, 'remote' | 'version' | 'network'> {
  /** The page, as its token names it. */
  tab: string;
  member: string | null;
  kind: Kind;
  outcome: Outcome;
  /** Epoch ms. */
  at: number;
}

export const askedTabsOf = (connection: Connection): Model<AskedRecord> =>
  // A model that was made before is known by its name alone.
  (connection.models.RegistryAsked ??
    connection.model('RegistryAsked', schema)) as unknown as Model<AskedRecord>;

/** Adds up what was noted meanwhile: one change of the database for each page and minute. */
export async function noteAsked(connection: Connection, notes: readonly AskedNote[]): Promise<void> {
  const changes = [...addUp(notes).values()];
  if (changes.length === 0) return;
  const { collection } = askedTabsOf(connection);
  const write = (some: typeof changes) => collection.bulkWrite(some as never, { ordered: false });
  // Two gateways at once: the second finds what the first has made.
  await write(changes).catch((error: unknown) => {
    const met = duplicatesIn(error);
    return met ? write(met.map((index) => changes[index]!)) : Promise.reject(error as Error);
  });
}

function addUp(notes: readonly AskedNote[]) {
  const changes = new Map<string, ReturnType<typeof changeOf>>();
  for (const note of notes) {
    const minute = Math.floor(note.at / MINUTE) * MINUTE;
    const id = idOf(note, minute);
    const change = changes.get(id) ?? changeOf(id, note, minute);
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

const changeOf = (_id: string, { remote, version, network, member }: AskedNote, at: number) => ({
  updateOne: {
    filter: { _id },
    update: {
      $inc: {} as Record<string, number>,
      $setOnInsert: { remote, version, network, member, at, expires_at: new Date(at + KEPT) },
    },
    upsert: true,
  },
});

const idOf = ({ tab, remote, version }: AskedNote, minute: number) =>
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
