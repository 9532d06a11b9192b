import { createHash } from 'node:crypto';
import { Schema, type Connection, type Model } from 'mongoose';
import { modelOn } from '../modelOn';

/** What a person does with an area within a quarter of an hour is a visit. */
export const VISIT_MS = 15 * 60_000;
/** Longer than a canary is judged by its figures. */
const DUPLICATE_KEY = 11000;
const RECORD_TTL_MS = 26 * 60 * 60_000;

/** A visit to an area, with one version of it. Deleted after 26 hours. */
interface VisitRecord {
  /** Hash of version, person and quarter of an hour. */
  _id: string;
  remote: string;
  version: string;
  /** Keyed hashes, different for each version. */
  network: string;
  member: string | null;
  /** Start of the quarter of an hour, epoch ms. */
  at: number;
  /** The names of the business figures that it came to. */
  figures: string[];
  expires_at: Date;
}

/** Something that a person asked in a visit. */
export interface VisitNote extends Pick<VisitRecord, 'remote' | 'version' | 'network' | 'member'> {
  /** The figure that it came to; null for everything else. */
  figure: string | null;
  /** Epoch ms. */
  at: number;
}

export const visitsOf = (connection: Connection): Model<VisitRecord> =>
  modelOn(connection, 'RegistryVisits', schema);

/** Writes one update for each visit. */
export async function recordVisits(connection: Connection, notes: readonly VisitNote[]): Promise<void> {
  const visits = new Map<string, { note: VisitNote; figures: Set<string> }>();
  for (const note of notes) {
    const id = visitIdOf(note);
    const visit = visits.get(id) ?? { note, figures: new Set() };
    if (note.figure !== null) visit.figures.add(note.figure);
    visits.set(id, visit);
  }
  if (visits.size === 0) return;
  const write = () => visitsOf(connection).bulkWrite(updatesOf(visits), { ordered: false });
  // Two gateways begin the same visit: what is written twice is the same.
  await write().catch((error: unknown) =>
    (error as { code?: number }).code === DUPLICATE_KEY ? write() : Promise.reject(error as Error),
  );
}

const updatesOf = (visits: ReadonlyMap<string, { note: VisitNote; figures: ReadonlySet<string> }>) =>
  [...visits].map(([_id, { note, figures }]) => ({
    updateOne: {
      filter: { _id },
      update: {
        $addToSet: { figures: { $each: [...figures] } },
        $setOnInsert: {
          remote: note.remote,
          version: note.version,
          network: note.network,
          member: note.member,
          at: visitStart(note.at),
          expires_at: new Date(note.at + RECORD_TTL_MS),
        },
      },
      upsert: true,
    },
  }));

export const visitStart = (at: number): number => Math.floor(at / VISIT_MS) * VISIT_MS;

/** A member is one person everywhere; the visitors of a network are one. */
export const visitIdOf = ({ remote, version, member, network, at }: Omit<VisitNote, 'figure'>): string =>
  createHash('sha256')
    .update(JSON.stringify([remote, version, member ?? network, visitStart(at)]))
    .digest('base64url');

const schema = new Schema<VisitRecord>(
  {
    _id: { type: String, required: true },
    remote: { type: String, required: true },
    version: { type: String, required: true },
    network: { type: String, required: true },
    member: { type: String, default: null },
    at: { type: Number, required: true },
    figures: { type: [String], required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'registry_visits', versionKey: false },
);
// Visits with a canary and with the version before it, polled every few seconds.
schema.index({ remote: 1, version: 1, at: 1 });
// Visits with all versions in a period.
schema.index({ at: 1 });
// Deletes records after 26 hours.
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
