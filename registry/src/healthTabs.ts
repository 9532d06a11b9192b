import { createHash } from 'node:crypto';
import { Schema, type Connection, type Model } from 'mongoose';
import { modelOn } from './modelOn';

const RECORD_TTL_MS = 2 * 60 * 60_000;
const DUPLICATE_KEY = 11000;

/** Upper bounds of the histogram's spans of load times, ms; a last span is unbounded. */
export const SPANS = [
  50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500, 10_000,
] as const;

/** How one version loaded in one tab. It contains no personal data, and is deleted after two hours. */
export interface TabRecord {
  /** Hash of tab, remote and version. */
  _id: string;
  remote: string;
  version: string;
  /** A keyed hash of the network, different for each version. */
  network: string;
  /** A keyed hash of the member, different for each version; absent for a visitor. */
  member?: string | null;
  /** The span of its load time, once it was shown. */
  span?: number | null;
  /** The last outcome. */
  is_failing: boolean;
  /** The last failure code; absent without a failure. */
  code?: string | null;
  /** When it was reported, epoch ms. */
  at: number;
  expires_at: Date;
}

/** A report of a tab: a remote was shown after so many ms, or failed with a code. */
export interface TabNote {
  tab: string;
  remote: string;
  version: string;
  network: string;
  member: string | null;
  told: { ms: number } | { code: string };
}

export function tabsOf(connection: Connection): Model<TabRecord> {
  return modelOn(connection, 'RegistryTab', schema);
}

/** Upserts the one record of a tab and version, so that repeated loads count once. */
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
          expires_at: new Date(at + RECORD_TTL_MS),
          ...('ms' in told
            ? { is_failing: false, span: spanOf(told.ms) }
            : { is_failing: true, code: told.code }),
        },
        $setOnInsert: { remote, version, network, member },
      },
      { upsert: true },
    );
  // Two concurrent first reports of a tab: the second finds the record of the first.
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
// Figures of one version, polled every few seconds.
schema.index({ remote: 1, version: 1, at: 1 });
// Figures of all versions in the last hour.
schema.index({ at: 1 });
// Deletes records after two hours.
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
