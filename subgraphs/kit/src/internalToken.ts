import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { ROLES, type Role, type Viewer } from './viewer';

const HEADER = Buffer.from('{"alg":"HS256","typ":"int+jwt"}').toString('base64url');
const LIFETIME_SECONDS = 30;

/** Carries the token; the gateway drops a header of that name from outside. */
export const INTERNAL_TOKEN_HEADER = 'x-internal-token';

/** The default on both sides; every process refuses it with NODE_ENV=production. */
export const DEVELOPMENT_INTERNAL_KEY = 'athenaeum-development-internal-key';

interface Claims {
  iss: 'gateway';
  aud: string;
  sub: string | null;
  roles: Role[];
  name?: string;
  picture?: string;
  rid: string;
  lang?: string;
  exp: number;
}

export interface InternalCaller {
  viewer: Viewer;
  requestId: string;
  /** The language that the request asks for; undefined where no person reads the answer. */
  language?: string;
}

/** Signs the caller's identity for one subgraph, valid for 30 seconds (safety 8). */
export function mintInternalToken(
  key: string,
  audience: string,
  { viewer, requestId, language }: InternalCaller,
): string {
  const claims: Claims = {
    iss: 'gateway',
    aud: audience,
    sub: viewer.id,
    roles: [...viewer.roles],
    ...(viewer.name ? { name: viewer.name } : {}),
    ...(viewer.portrait ? { picture: viewer.portrait } : {}),
    rid: requestId,
    ...(language ? { lang: language } : {}),
    exp: Math.floor(Date.now() / 1000) + LIFETIME_SECONDS,
  };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${HEADER}.${payload}.${signature(key, payload)}`;
}

/**
 * The caller of a token; null for anything not signed for this audience, or expired.
 * @param keys the current one, and earlier ones while a rotation is under way
 */
export function verifyInternalToken(
  keys: string | readonly string[],
  audience: string,
  token: unknown,
): InternalCaller | null {
  if (typeof token !== 'string') return null;
  const [header, payload, given, ...rest] = token.split('.');
  // The header is compared as a whole, so that a caller cannot choose the algorithm.
  if (rest.length > 0 || header !== HEADER || !payload || !given) return null;
  if (![keys].flat().some((key) => isSame(signature(key, payload), given))) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  if (claims.iss !== 'gateway' || claims.aud !== audience || claims.exp < Date.now() / 1000) return null;
  const roles = claims.roles.filter((role) => ROLES.includes(role));
  const viewer = { id: claims.sub, roles: new Set(roles), name: claims.name, portrait: claims.picture };
  return { viewer, requestId: claims.rid, ...(claims.lang ? { language: claims.lang } : {}) };
}

const signature = (key: string, payload: string) =>
  createHmac('sha256', prepared(key)).update(`${HEADER}.${payload}`).digest('base64url');

/** A process has one key, or a few during a rotation; each is read once. */
const preparedKeys = new Map<string, KeyObject>();

function prepared(key: string): KeyObject {
  let known = preparedKeys.get(key);
  if (!known) preparedKeys.set(key, (known = createSecretKey(key, 'utf8')));
  return known;
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
