import { createHash, randomBytes } from 'node:crypto';
import { Schema, type ClientSession, type Connection, type Model } from 'mongoose';
import { modelOn } from './modelOn';

/** Name of the cookie with the secret of an override. With https the `__Host-` prefix lets only this host set it. */
export const overrideCookie = (isHttps: boolean) =>
  isHttps ? '__Host-athenaeum-override' : 'remote_override';
/** A working day. */
export const OVERRIDE_TTL_MS = 8 * 60 * 60_000;

/** One remote that one person's browser loads from that person's own machine. */
export interface Override {
  user_id: string;
  remote: string;
  /** The port on `localhost`. */
  port: number;
}

export interface OverrideRecord extends Override {
  /** Hash of the secret. */
  _id: string;
  expires_at: Date;
}

export function overridesOf(connection: Connection): Model<OverrideRecord> {
  return modelOn(connection, 'RegistryOverride', schema);
}

/** Starts an override and ends the person's earlier one. Returns the secret for this browser's cookie. */
export async function beginOverride(
  connection: Connection,
  override: Override,
  session: ClientSession,
): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  await overridesOf(connection).deleteMany({ user_id: override.user_id }, { session });
  await overridesOf(connection).create(
    [{ ...override, _id: hashOf(secret), expires_at: new Date(Date.now() + OVERRIDE_TTL_MS) }],
    { session },
  );
  return secret;
}

/** The override of a secret; null when there is none or it has expired. */
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
// Finds a person's earlier override.
schema.index({ user_id: 1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
