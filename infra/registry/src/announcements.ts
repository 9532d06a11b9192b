import { createConnection, Schema, type Connection, type Model } from 'mongoose';

/**
 * What a build sends that is in no snapshot: the shell, which is no remote, says so by its server; a version that is tried
 * before anybody gets it, by those who try it.
 */
interface AnnouncementRecord {
  /** `shell 896df24fa13e`. */
  _id: string;
  /** Documents as they are sent. */
  documents: string[];
  said_at: number;
  /** When it is over, epoch ms; null for as long as pages of it may be open. */
  until: number | null;
}

export interface Announcement {
  app: string;
  version: string;
  documents: readonly string[];
  /** Milliseconds, for what is only tried. */
  lasts?: number;
}

interface Database {
  uri: string;
  dbName: string;
}

const PATIENCE = 5000;

/** Says on a connection of its own what a build sends. Rejects when the database does not answer. */
export async function announce(
  { uri, dbName }: Database,
  { app, version, documents, lasts }: Announcement,
): Promise<void> {
  const connection = createConnection(uri, { dbName, autoIndex: false, serverSelectionTimeoutMS: PATIENCE });
  try {
    await connection.asPromise();
    const now = Date.now();
    const announcements = modelOf(connection);
    await announcements.updateOne(
      { _id: `${app} ${version}` },
      { $set: { documents: [...documents], said_at: now, until: lasts === undefined ? null : now + lasts } },
      { upsert: true },
    );
    await announcements.deleteMany({ until: { $ne: null, $lt: now } });
  } finally {
    await connection.destroy();
  }
}

/**
 * Those that pages may go by which were loaded since then (epoch ms): what was announced later, and what was the newest at
 * that moment. Each names its state; cheap enough to ask every second.
 */
export async function openAnnouncements(
  connection: Connection,
  since: number,
): Promise<{ id: string; saidAt: number }[]> {
  const newestFirst = await modelOf(connection)
    .find()
    .sort({ said_at: -1 })
    .select('said_at until')
    .lean<Omit<AnnouncementRecord, 'documents'>[]>();
  const tried = newestFirst.filter(({ until }) => until !== null && until > Date.now());
  const lasting = newestFirst.filter(({ until }) => until === null);
  const newestThen = lasting.findIndex(({ said_at }) => said_at <= since);
  const open = newestThen === -1 ? lasting : lasting.slice(0, newestThen + 1);
  return [...tried, ...open].map(({ _id, said_at }) => ({ id: _id, saidAt: said_at }));
}

export async function readAnnounced(
  connection: Connection,
  ids: readonly string[],
): Promise<{ id: string; documents: string[] }[]> {
  const found = await modelOf(connection)
    .find({ _id: { $in: [...ids] } })
    .lean<AnnouncementRecord[]>();
  return found.map(({ _id, documents }) => ({ id: _id, documents }));
}

function modelOf(connection: Connection): Model<AnnouncementRecord> {
  const known = connection.models.RegistryAnnouncement as Model<AnnouncementRecord> | undefined;
  if (known) return known;
  const schema = new Schema<AnnouncementRecord>(
    {
      _id: { type: String, required: true },
      documents: { type: [String], required: true },
      said_at: { type: Number, required: true },
      until: { type: Number, default: null },
    },
    { collection: 'registry_announcements', versionKey: false },
  );
  return connection.model<AnnouncementRecord>('RegistryAnnouncement', schema);
}
