import { createHash, randomBytes } from 'node:crypto';
import { Schema, type ClientSession, type Connection, type Model } from 'mongoose';

/** Holds the secret of an override in the browser that it is for. By https nobody but this very host can set it. */
export const overrideCookie = (isHttps: boolean) =>
  isHttps ? '__Host-athenaeum-override' : 'remote_override';
/** A working day. */
export const OVERRIDE_LASTS = 8 * 60 * 60_000;

/** One remote that one person's browser takes from that person's own machine instead. */
export interface Override {
  user_id: string;
  remote: string;
  /** Of `http://localhost`. */
  port: number;
}

export interface OverrideRecord extends Override {
  /** Hash of the secret. */
  _id: string;
  expires_at: Date;
}

export function overridesOf(connection: Connection): Model<OverrideRecord> {
  // A connection keeps its models by name alone, without the type of what they hold.
  // A model that was made before is known by its name alone.
  return (connection.models.RegistryOverride ??
    connection.model('RegistryOverride', schema)) as unknown as Model<OverrideRecord>;
}

/** Answers the secret that is for this person's browser alone; an override from before ends. */
export async function beginOverride(
  connection: Connection,
  override: Override,
  session: ClientSession,
): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  await overridesOf(connection).deleteMany({ user_id: override.user_id }, { session });
  await overridesOf(connection).create(
    [{ ...override, _id: hashOf(secret), expires_at: new Date(Date.now() + OVERRIDE_LASTS) }],
    { session },
  );
  return secret;
}

export async function findOverride(connection: Connection, secret: string): Promise<Override | null> {
  const found = await overridesOf(connection).findById(hashOf(secret)).lean<OverrideRecord>();
  if (!found || found.expires_at.getTime() < Date.now()) return null;
  const { user_id, remote, port } = found;
  return { user_id, remote, port };
}

export async function endOverride(connection: Connection, secret: string): Promise<void> {
  await overridesOf(connection).deleteOne({ _id: hashOf(secret) });
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const schema = new Schema<OverrideRecord>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    remote: { type: String, required: true },
    port: { type: Number, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'registry_overrides', versionKey: false },
);
// A person's own, when they begin another.
schema.index({ user_id: 1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
