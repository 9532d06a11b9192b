import { createHash } from 'node:crypto';
import { Schema, type Connection, type Model } from 'mongoose';
import { modelOn } from '../modelOn';

const RECORD_TTL_MS = 2 * 60 * 60_000;
const MINUTE = 60_000;

/** Upper bounds of the levels of a fetch's time, ms: each twice the one before. */
export const LEVELS_MS = [25, 50, 100, 200, 400, 800, 1600, 3200] as const;

/** How one person fared in one minute with a subgraph that is being released, or with the one before it. Deleted after two hours. */
interface FetchRecord {
  /** Hash of the release, side, person and minute. */
  _id: string;
  release: string;
  is_candidate: boolean;
  /** Keyed hashes, different for each release. */
  network: string;
  member: string | null;
  /** Start of the minute, epoch ms. */
  at: number;
  asked: number;
  failed: number;
  /** The worst level of `LEVELS_MS`. */
  level: number;
  expires_at: Date;
}

/** The operations of one person in one minute. */
export interface FetchRow extends Pick<FetchRecord, 'release' | 'network' | 'member' | 'at'> {
  isCandidate: boolean;
  isFailed: boolean;
  /** The slowest fetch, ms. */
  ms: number;
}

export const fetchesOf = (connection: Connection): Model<FetchRecord> =>
  modelOn(connection, 'RegistryFetches', schema);

/** Aggregates notes: one update for each person and minute. */
export async function noteFetches(connection: Connection, rows: readonly FetchRow[]): Promise<void> {
  const updates = new Map<string, { row: FetchRow; asked: number; failed: number; level: number }>();
  for (const row of rows) {
    const id = idOf(row);
    const sum = updates.get(id) ?? { row, asked: 0, failed: 0, level: 0 };
    sum.asked += 1;
    if (row.isFailed) sum.failed += 1;
    sum.level = Math.max(sum.level, levelOf(row.ms));
    updates.set(id, sum);
  }
  if (updates.size === 0) return;
  await fetchesOf(connection).bulkWrite(
    [...updates].map(([_id, { row, asked, failed, level }]) => ({
      updateOne: {
        filter: { _id },
        update: {
          $inc: { asked, failed },
          $max: { level },
          $setOnInsert: {
            release: row.release,
            is_candidate: row.isCandidate,
            network: row.network,
            member: row.member,
            at: minuteOf(row.at),
            expires_at: new Date(row.at + RECORD_TTL_MS),
          },
        },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

const levelOf = (ms: number): number => {
  const level = LEVELS_MS.findIndex((limit) => ms <= limit);
  return level === -1 ? LEVELS_MS.length : level;
};

const minuteOf = (at: number) => Math.floor(at / MINUTE) * MINUTE;

const idOf = ({ release, isCandidate, network, member, at }: FetchRow) =>
  createHash('sha256')
    .update(JSON.stringify([release, isCandidate, network, member, minuteOf(at)]))
    .digest('base64url');

const schema = new Schema<FetchRecord>(
  {
    _id: { type: String, required: true },
    release: { type: String, required: true },
    is_candidate: { type: Boolean, required: true },
    network: { type: String, required: true },
    member: { type: String, default: null },
    at: { type: Number, required: true },
    asked: { type: Number, required: true },
    failed: { type: Number, required: true },
    level: { type: Number, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'registry_fetches', versionKey: false },
);
schema.index({ release: 1, at: 1 });
// Deletes records after two hours.
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
