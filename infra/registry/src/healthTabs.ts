import { createHash } from 'node:crypto';
import { Schema, type Connection, type Model } from 'mongoose';

const KEPT = 2 * 60 * 60_000;
const DUPLICATE_KEY = 11000;

/** Upper ends of the spans that load times are counted in, ms; the last has none. */
export const SPANS = [
  50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500, 10_000,
] as const;

/** How one version went in one tab. Nothing in it leads to a person, and it is gone in two hours. */
export interface TabRecord {
  /** Hash of the tab, the remote and the version. */
  _id: string;
  remote: string;
  version: string;
  /** A keyed hash of the network, another one for each version. */
  network: string;
  /** Who had the tab, as a keyed hash that is another one for each version; absent of a visitor. */
  member?: string | null;
  /** It has been shown; which span its load time was in. */
  span?: number | null;
  /** What became of it last. */
  is_failing: boolean;
  /** What kind of trouble there was last; absent while there was none. */
  code?: string | null;
  /** When that was told, epoch ms. */
  at: number;
  expires_at: Date;
}

/** What a tab told: a remote was shown after so many ms, or there was trouble of some kind. */
export interface TabNote {
  tab: string;
  remote: string;
  version: string;
  network: string;
  member: string | null;
  told: { ms: number } | { code: string };
}

export function tabsOf(connection: Connection): Model<TabRecord> {
  // A connection keeps its models by name alone, without the type of what they hold.
  // A model that was made before is known by its name alone.
  return (connection.models.RegistryTab ??
    connection.model('RegistryTab', schema)) as unknown as Model<TabRecord>;
}

/** One record for each tab and version, however often it tells: whoever loads a page again and again counts once. */
export async function noteTab(connection: Connection, note: TabNote, at = Date.now()): Promise<void> {
  const { tab, remote, version, network, member, told } = note;
  const _id = createHash('sha256')
    .update(JSON.stringify([tab, remote, version]))
    .digest('base64url');
  const update = () =>
    tabsOf(connection).updateOne(
      { _id },
      {
        $set: {
          at,
          expires_at: new Date(at + KEPT),
          ...('ms' in told
            ? { is_failing: false, span: spanOf(told.ms) }
            : { is_failing: true, code: told.code }),
        },
        $setOnInsert: { remote, version, network, member },
      },
      { upsert: true },
    );
  // The first two words of a tab at once: the second finds what the first has made.
  await update().catch((error: unknown) => (isDuplicate(error) ? update() : Promise.reject(error as Error)));
}

function spanOf(ms: number): number {
  const span = SPANS.findIndex((end) => ms <= end);
  return span === -1 ? SPANS.length : span;
}

const isDuplicate = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;

const schema = new Schema<TabRecord>(
  {
    _id: { type: String, required: true },
    remote: { type: String, required: true },
    version: { type: String, required: true },
    network: { type: String, required: true },
    member: { type: String },
    span: { type: Number },
    is_failing: { type: Boolean, required: true },
    code: { type: String },
    at: { type: Number, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'registry_tabs', versionKey: false },
);
// How one version goes, asked every few seconds.
schema.index({ remote: 1, version: 1, at: 1 });
// How all went in the last hour.
schema.index({ at: 1 });
// After two hours a tab is let go.
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
