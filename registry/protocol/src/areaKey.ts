import { createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import * as z from 'zod';

/** The public part of an area's key: 32 bytes of Ed25519, base64url. */
export const publicPart = z.string().regex(/^[\w-]{43}$/, 'Give the 43 characters of the public half');

export const publicPartOf = (key: KeyObject): string => createPublicKey(key).export({ format: 'jwk' }).x!;

const jwkOf = (part: string) => ({ kty: 'OKP', crv: 'Ed25519', x: part });

export const publicKeyOf = (part: string): KeyObject => createPublicKey({ key: jwkOf(part), format: 'jwk' });

/** The id of a key: its JWK thumbprint (RFC 7638). */
export const keyIdOf = (part: string): Promise<string> => calculateJwkThumbprint(jwkOf(part));

/** The displayed form of an id. */
export const shortId = (id: string): string => id.slice(0, 8);
