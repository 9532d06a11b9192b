import { createHash, type KeyObject, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import * as z from 'zod';
import { keyIdOf, publicPartOf } from './areaKey';

/** The JWT type that distinguishes our tokens from those of OpenID issuers. */
export const AREA_TOKEN = 'athenaeum-release+jwt';
/** Accepted age and clock skew, seconds: clocks of laptops differ. */
export const TOKEN_TTL_SECONDS = 120;

/** The request that a token is bound to. */
export interface SignedRequest {
  /** The origin of the installation. */
  origin: string;
  method: string;
  /** Path and query. */
  path: string;
  body: Buffer;
}

export const areaClaims = z.object({
  aud: z.string(),
  /** Seconds since the epoch. */
  iat: z.number(),
  jti: z.uuid(),
  htm: z.string(),
  htu: z.string(),
  /** SHA-256 of the body, base64url. */
  body: z.string(),
});

/** Mints the token of one request, signed with an area's key. */
export async function mintAreaToken(key: KeyObject, request: SignedRequest): Promise<string> {
  const { origin, method, path, body } = request;
  return new SignJWT({ htm: method, htu: path, body: digestOf(body) })
    .setProtectedHeader({ alg: 'EdDSA', typ: AREA_TOKEN, kid: await keyIdOf(publicPartOf(key)) })
    .setAudience(origin)
    .setIssuedAt()
    .setJti(randomUUID())
    .sign(key);
}

export const digestOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url');
