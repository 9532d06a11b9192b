import { createConnection, Schema, type Connection, type Model } from 'mongoose';

/**
 * GraphQL documents of a build that is in no snapshot. The shell, which is no remote, is announced by its server; a version
 * under a smoke test or in a preview, by its deploy.
 */
interface AnnouncementRecord {
  /** `shell 896df24fa13e`. */
  _id: string;
  /** GraphQL documents, byte for byte as they are sent. */
  documents: string[];
  said_at: number;
  /** When it expires, epoch ms; null for as long as pages of it may be open. */
  until: number | null;
}

export interface Announcement {
  app: string;
  version: string;
  documents: readonly string[];
  /** For a temporary announcement; a lasting one where absent. */
  ttlMs?: number;
}

interface Database {
  uri: string;
  dbName: string;
}

const DATABASE_TIMEOUT_MS = 5000;

/**
 * Makes the gateway accept the GraphQL documents of a build. Opens a connection of its own.
 *
 * @throws when the database does not answer within 5 s
 */
export async function announce(
  { uri, dbName }: Database,
  { app, version, documents, ttlMs }: Announcement,
): Promise<void> {
  const connection = createConnection(uri, {
    dbName,
    autoIndex: false,
    serverSelectionTimeoutMS: DATABASE_TIMEOUT_MS,
  });
  try {
    await connection.asPromise();
    const now = Date.now();
    const announcements = modelOf(connection);
    await announcements.updateOne(
      { _id: `${app} ${version}` },
      { $set: { documents: [...documents], said_at: now, until: ttlMs === undefined ? null : now + ttlMs } },
      { upsert: true },
    );
    await announcements.deleteMany({ until: { $ne: null, $lt: now } });
  } finally {
    await connection.destroy();
  }
}

/**
 * Announcements of builds that pages loaded since then may run: those made later, and the newest one before. Cheap enough to
 * poll every second.
 *
 * @param since epoch ms
 * @returns `id` as `<app> <version>`, `saidAt` epoch ms; changed documents have a later `saidAt`
 */
export async function readOpenAnnouncements(
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
