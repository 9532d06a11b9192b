import { Schema, type Connection, type Model } from 'mongoose';
import * as z from 'zod';

/** Tells the tokens by which the gateway lets staff release from those of areas and of OpenID issuers. */
export const STAFF_TOKEN = 'athenaeum-staff-release+jwt';

/** What one says: who may send which one request, and that they have a session which does not end before. */
export const staffClaims = z.object({
  /** The origin of the one installation that is meant. */
  aud: z.string(),
  /** Seconds since the epoch. */
  iat: z.number(),
  exp: z.number(),
  jti: z.uuid(),
  /** The account, and the name that people know it by. */
  sub: z.string().min(1),
  name: z.string(),
  /** Names the session, and opens nothing. */
  sid: z.string().min(1),
  htm: z.string(),
  /** With the query. */
  htu: z.string(),
  /** SHA-256 of the body, base64url. */
  body: z.string(),
});
export type StaffClaims = z.infer<typeof staffClaims>;

/** The public part of a key that one gateway signs such tokens with for a while; the private part never leaves that process. */
interface StaffKeyRecord {
  /** Follows from the key (RFC 7638). */
  _id: string;
  /** 32 bytes of Ed25519, base64url. */
  public_part: string;
  expires_at: Date;
}

/** Where the release service finds it. `expires_at` is epoch ms. */
export async function announceStaffKey(
  connection: Connection,
  { id, public_part, expires_at }: { id: string; public_part: string; expires_at: number },
): Promise<void> {
  await staffKeysOf(connection).create([{ _id: id, public_part, expires_at: new Date(expires_at) }]);
}

/** The public part of the key of that id; null where no gateway signs with it any more. */
export async function findStaffKey(
  connection: Connection,
  id: string,
  now = Date.now(),
): Promise<string | null> {
  const found = await staffKeysOf(connection).findById(id).lean<StaffKeyRecord>();
  return found && found.expires_at.getTime() > now ? found.public_part : null;
}

/** On a connection that others use too, it may have been asked for before. */
export const staffKeysOf = (connection: Connection): Model<StaffKeyRecord> =>
  (connection.models.RegistryStaffKey ?? connection.model('RegistryStaffKey', schema)) as never;

const schema = new Schema<StaffKeyRecord>(
  {
    _id: { type: String, required: true },
    public_part: { type: String, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'registry_staff_keys', versionKey: false },
);
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
