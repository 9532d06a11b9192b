import { createHash, type KeyObject, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import * as z from 'zod';
import { keyIdOf, publicPartOf } from './areaKey';

/** Tells our tokens from those of OpenID issuers. */
export const AREA_TOKEN = 'athenaeum-release+jwt';
/** Seconds, on both sides of the moment it was made: clocks of laptops differ. */
export const TOKEN_LASTS = 120;

/** All that a token is for: it is good for no other request. */
export interface SignedRequest {
  /** The origin of the one installation that is meant. */
  origin: string;
  method: string;
  /** With the query. */
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

/** Signs one request with the key of an area. */
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
