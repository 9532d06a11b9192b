import { Schema, type Connection, type Model } from 'mongoose';
import * as z from 'zod';
import { modelOn } from './modelOn';

/** The JWT type of the gateway's tokens for staff, which distinguishes them from those of areas and of OpenID issuers. */
export const STAFF_TOKEN = 'athenaeum-staff-release+jwt';

/** The claims of a staff token: which account may send which one request, and the session it depends on. */
export const staffClaims = z.object({
  /** The origin of the installation. */
  aud: z.string(),
  /** Seconds since the epoch. */
  iat: z.number(),
  exp: z.number(),
  jti: z.uuid(),
  /** The id of the account, and its display name. */
  sub: z.string().min(1),
  name: z.string(),
  /** A public name of the session; not its secret. */
  sid: z.string().min(1),
  htm: z.string(),
  /** Path and query of the request. */
  htu: z.string(),
  /** SHA-256 of the body, base64url. */
  body: z.string(),
});
export type StaffClaims = z.infer<typeof staffClaims>;

/** The public part of a temporary key of one gateway process; the private part never leaves that process. */
interface StaffKeyRecord {
  /** JWK thumbprint (RFC 7638). */
  _id: string;
  /** 32 bytes of Ed25519, base64url. */
  public_part: string;
  expires_at: Date;
}

/** Stores the public part for the release service. `expires_at` is epoch ms. */
export async function announceStaffKey(
  connection: Connection,
  { id, public_part, expires_at }: { id: string; public_part: string; expires_at: number },
): Promise<void> {
  await staffKeysOf(connection).create([{ _id: id, public_part, expires_at: new Date(expires_at) }]);
}

/** The public part of a key, base64url; null when it is unknown or has expired. */
export async function findStaffKey(
  connection: Connection,
  id: string,
  now = Date.now(),
): Promise<string | null> {
  const found = await staffKeysOf(connection).findById(id).lean<StaffKeyRecord>();
  return found && found.expires_at.getTime() > now ? found.public_part : null;
}

export const staffKeysOf = (connection: Connection): Model<StaffKeyRecord> =>
  modelOn(connection, 'RegistryStaffKey', schema);

const schema = new Schema<StaffKeyRecord>(
  {
    _id: { type: String, required: true },
    public_part: { type: String, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'registry_staff_keys', versionKey: false },
);
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
