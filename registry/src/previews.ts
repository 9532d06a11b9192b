import { createHash, randomBytes } from 'node:crypto';
import { Schema, type Connection } from 'mongoose';
import { remoteEntry, type RemoteEntry } from './entry';
import { isKilled } from './kill';
import { readPointed } from './releases';
import { distrust, type TrustedKeys } from './signing/buildSignature';
import { ANY_TYPE, modelOn } from './modelOn';

/** Name of the cookie with the secret of an opened preview. With https the `__Host-` prefix lets only this host set it. */
export const previewCookie = (isHttps: boolean) => (isHttps ? '__Host-athenaeum-preview' : 'remote_preview');
/** How long a link and everything opened by it are valid. */
export const PREVIEW_TTL_MS = 24 * 60 * 60_000;
/** How long an ended preview is stored, so that tabs that have it open learn of its end. */
const RETENTION_MS = 24 * 60 * 60_000;

/** A version that only members who open its link get. */
export interface Preview {
  remote: string;
  version: string;
  /** The publisher; null when unknown. */
  by: string | null;
  /** Epoch ms. */
  made_at: number;
  until: number;
  /** How often it was opened. */
  opened: number;
}

interface PreviewRecord extends Preview {
  /** Hash of the token in its link. */
  _id: string;
  /** As it was signed; readers parse it. */
  entry: { name: string; version: string };
  /** Ended early, epoch ms. */
  ended_at: number | null;
  expires_at: Date;
}

interface OpeningRecord {
  /** Hash of the secret. */
  _id: string;
  /** Hash of the link's token. */
  preview: string;
  user_id: string;
  expires_at: Date;
}

/** A preview that is open in one person's browser. */
export interface OpenedPreview extends Preview {
  user_id: string;
  /** Null once it has ended, and where no trusted key has signed it. */
  entry: RemoteEntry | null;
}

/** Creates a preview. Returns the token of its link, of which only a hash is stored. */
export async function makePreview(
  connection: Connection,
  entry: RemoteEntry,
  by: string | null,
  now = Date.now(),
): Promise<{ token: string; until: number }> {
  const token = newSecret();
  const until = now + PREVIEW_TTL_MS;
  await previewsOf(connection).create({
    _id: hashOf(token),
    remote: entry.name,
    version: entry.version,
    entry,
    by,
    made_at: now,
    until,
    opened: 0,
    ended_at: null,
    expires_at: new Date(until + RETENTION_MS),
  });
  return { token, until };
}

/** The preview of a link; null when it is unknown or has ended, or its version was killed. */
export async function findPreview(
  connection: Connection,
  token: string,
  now = Date.now(),
): Promise<(Preview & { entry: RemoteEntry }) | null> {
  const record = await previewsOf(connection).findById(hashOf(token)).lean<PreviewRecord>();
  const entry = remoteEntry.safeParse(record?.entry);
  if (!record || !entry.success || (await isOver(connection, record, now))) return null;
  return { ...factsOf(record), entry: entry.data };
}

/** Opens a preview. Returns the secret for this browser's cookie; null as `findPreview`. */
export async function openPreview(
  connection: Connection,
  token: string,
  user_id: string,
  now = Date.now(),
): Promise<{ secret: string; preview: Preview & { entry: RemoteEntry } } | null> {
  const preview = await findPreview(connection, token, now);
  if (!preview) return null;
  const secret = newSecret();
  await openingsOf(connection).create({
    _id: hashOf(secret),
    preview: hashOf(token),
    user_id,
    expires_at: new Date(preview.until + RETENTION_MS),
  });
  await previewsOf(connection).updateOne({ _id: hashOf(token) }, { $inc: { opened: 1 } });
  return { secret, preview };
}

/** The preview that a browser has open; null where it has none. Its `entry` is null once it has ended, and without a trusted signature. */
export async function findOpenedPreview(
  connection: Connection,
  secret: string,
  trusted: TrustedKeys,
  now = Date.now(),
): Promise<OpenedPreview | null> {
  const opening = await openingsOf(connection).findById(hashOf(secret)).lean<OpeningRecord>();
  const record = opening && (await previewsOf(connection).findById(opening.preview).lean<PreviewRecord>());
  if (!record) return null;
  const entry = remoteEntry.safeParse(record.entry);
  const isGiven =
    entry.success &&
    entry.data.name === record.remote &&
    entry.data.version === record.version &&
    distrust(record.entry, trusted) === null &&
    !(await isOver(connection, record, now));
  return { ...factsOf(record), user_id: opening.user_id, entry: isGiven ? entry.data : null };
}

export async function leavePreview(connection: Connection, secret: string): Promise<void> {
  await openingsOf(connection).deleteOne({ _id: hashOf(secret) });
}

/** Ends the previews of a remote, or of one version of it, also where they are open. Returns how many. */
export async function endPreviews(
  connection: Connection,
  remote: string,
  { version, now = Date.now() }: { version?: string; now?: number } = {},
): Promise<number> {
  const { modifiedCount } = await previewsOf(connection).updateMany(
    { remote, ...(version !== undefined && { version }), ended_at: null, until: { $gt: now } },
    { $set: { ended_at: now } },
  );
  return modifiedCount;
}

/** The previews of a remote that can be opened, latest first. */
export async function listPreviews(
  connection: Connection,
  remote: string,
  now = Date.now(),
): Promise<Preview[]> {
  const [records, current] = await Promise.all([
    previewsOf(connection)
      .find({ remote, ended_at: null, until: { $gt: now } })
      .sort({ made_at: -1 })
      .lean<PreviewRecord[]>(),
    readPointed(connection),
  ]);
  return records
    .filter(({ version }) => !isKilled(current, { name: remote, version }))
    .map((record) => factsOf(record));
}

/** The stored entry of a previewed version, unparsed; null where there is none. */
export async function previewedEntry(
  connection: Connection,
  name: string,
  version: string,
): Promise<unknown> {
  const found = await previewsOf(connection).findOne({ remote: name, version }).lean<PreviewRecord>();
  return found?.entry ?? null;
}

async function isOver(
  connection: Connection,
  { remote, version, until, ended_at }: PreviewRecord,
  now: number,
): Promise<boolean> {
  if (ended_at !== null || until <= now) return true;
  return isKilled(await readPointed(connection), { name: remote, version });
}

const factsOf = ({ remote, version, by, made_at, until, opened }: PreviewRecord): Preview => ({
  remote,
  version,
  by,
  made_at,
  until,
  opened,
});

const newSecret = () => randomBytes(24).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const previews = new Schema<PreviewRecord>(
  {
    _id: { type: String, required: true },
    remote: { type: String, required: true },
    version: { type: String, required: true },
    entry: { type: ANY_TYPE, required: true },
    by: { type: String, default: null },
    made_at: { type: Number, required: true },
    until: { type: Number, required: true },
    opened: { type: Number, required: true },
    ended_at: { type: Number, default: null },
    expires_at: { type: Date, required: true },
  },
  { collection: 'registry_previews', versionKey: false, minimize: false },
);
// Those of a remote, and a version by what a page asks for.
previews.index({ remote: 1, version: 1 });
previews.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

const openings = new Schema<OpeningRecord>(
  {
    _id: { type: String, required: true },
    preview: { type: String, required: true },
    user_id: { type: String, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'registry_preview_openings', versionKey: false },
);
openings.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const previewsOf = (connection: Connection) => modelOn(connection, 'RegistryPreview', previews);

export const openingsOf = (connection: Connection) => modelOn(connection, 'RegistryPreviewOpening', openings);
