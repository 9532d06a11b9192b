import { createHash, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { announceStaffKey, STAFF_TOKEN, type StaffClaims } from '@athenaeum/registry';
import { calculateJwkThumbprint, SignJWT } from 'jose';
import mongoose from 'mongoose';

export const STAFF_TOKEN_TTL_SECONDS = 120;
const KEY_TTL_MS = 60 * 60_000;

interface StaffRequest {
  sub: string;
  name: string;
  sid: string;
  method: string;
  path: string;
  body: string;
}

interface SigningKey {
  id: string;
  key: KeyObject;
  /** Epoch ms. */
  until: number;
}

/** Mints tokens for single requests to the release service, signed by a key that never leaves this process. */
export function createStaffTokens({ audience }: { audience: string }) {
  let current: Promise<SigningKey> | undefined;

  async function signingKey(now: number): Promise<SigningKey> {
    const known = await current?.catch(() => undefined);
    if (known && known.until > now) return known;
    return (current = newKey(now));
  }

  return async ({ sub, name, sid, method, path, body }: StaffRequest): Promise<string> => {
    const now = Date.now();
    const { id, key } = await signingKey(now);
    const iat = Math.floor(now / 1000);
    const claims: StaffClaims = {
      ...{ aud: audience, iat, exp: iat + STAFF_TOKEN_TTL_SECONDS, jti: randomUUID(), sub, name, sid },
      ...{ htm: method, htu: path, body: createHash('sha256').update(body).digest('base64url') },
    };
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'EdDSA', typ: STAFF_TOKEN, kid: id })
      .sign(key);
  };
}

async function newKey(now: number): Promise<SigningKey> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const jwk = publicKey.export({ format: 'jwk' });
  const id = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x: jwk.x! });
  const until = now + KEY_TTL_MS;
  await announceStaffKey(mongoose.connection, {
    id,
    public_part: jwk.x!,
    // The last token it signed expires then.
    expires_at: until + STAFF_TOKEN_TTL_SECONDS * 1000,
  });
  return { id, key: privateKey, until };
}
