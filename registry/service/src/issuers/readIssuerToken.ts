import { Refusal } from '@athenaeum/kit';
import {
  createRemoteJWKSet,
  decodeJwt,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import * as z from 'zod';
import type { Right } from '@athenaeum/release-protocol/rights';
import type { Caller, Grants } from '../caller';
import type { Issuer } from './issuers';

/** Asymmetric algorithms only. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'];
const CLOCK_TOLERANCE = 60;
const REQUEST_TIMEOUT_MS = 10_000;

const configuration = z.object({ jwks_uri: z.url({ protocol: /^https?$/ }) });

export type ReadIssuerToken = (token: string) => Promise<Caller>;

/**
 * Identifies callers by tokens of the configured OpenID issuers. The returned function throws a Refusal for invalid tokens
 * and for those without rights.
 */
export function issuerTokenReader(issuers: readonly Issuer[]): ReadIssuerToken {
  const keys = new Map<string, Promise<JWTVerifyGetKey>>();

  return async (token) => {
    const { iss, aud = [] } = unverified(token);
    const listed = issuers.filter(({ issuer }) => issuer === iss);
    const meant = listed.filter(({ audience }) => [aud].flat().includes(audience));
    // Without a matching audience, the error names the first one.
    const [first, ...others] = meant.length > 0 ? meant : listed;
    if (!first)
      throw new Refusal(
        'UNAUTHENTICATED',
        iss === undefined
          ? 'This is no token of a key or of an issuer.'
          : `Tokens of ${iss} are not taken here: RELEASE_ISSUERS names whose are.`,
      );
    const claims = await verified(token, first, await keysOf(first));
    for (const other of others) await verified(token, other, await keysOf(other));
    const grants = grantsOf([first, ...others], claims);
    if (grants.size === 0) throw nothingGranted(first);
    const named = claims[first.name] ?? claims.sub ?? '';
    const name = `${typeof named === 'string' ? named.slice(0, 80) : 'somebody'} (${new URL(first.issuer).host})`;
    return {
      id: `${first.issuer} ${claims.sub ?? ''}`,
      name,
      grants,
      expires_at: claims.exp! * 1000,
    };
  };

  function keysOf(issuer: Issuer): Promise<JWTVerifyGetKey> {
    const place = `${issuer.issuer} ${issuer.jwks ?? ''}`;
    const known = keys.get(place);
    if (known) return known;
    const found = findKeys(issuer);
    keys.set(place, found);
    // Retried with the next token.
    found.catch(() => keys.delete(place));
    return found;
  }
}

/** The unverified issuer and audience, which select the keys to verify with. */
function unverified(token: string): Pick<JWTPayload, 'iss' | 'aud'> {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}

async function findKeys({ issuer, jwks }: Issuer): Promise<JWTVerifyGetKey> {
  if (jwks) return createRemoteJWKSet(new URL(jwks));
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch(() => null);
  const read = configuration.safeParse(await answer?.json().catch(() => null));
  if (!read.success) throw unreachable(issuer);
  return createRemoteJWKSet(new URL(read.data.jwks_uri));
}

async function verified(
  token: string,
  { issuer, audience }: Issuer,
  keys: JWTVerifyGetKey,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE,
      requiredClaims: ['exp', 'sub'],
    });
    return payload;
  } catch (error) {
    throw refusalFor(error, issuer, audience);
  }
}

function refusalFor(error: unknown, issuer: string, audience: string): Refusal {
  if (error instanceof errors.JWTExpired)
    return new Refusal('UNAUTHENTICATED', 'The token has expired: get another one.');
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
    return new Refusal(
      'UNAUTHENTICATED',
      `The token is not for ${audience}: ask its issuer for that audience.`,
    );
  if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout))
    return new Refusal('UNAUTHENTICATED', `The token is not one that ${issuer} has signed for now.`);
  return unreachable(issuer);
}

/** Anybody can get a token of a public issuer, so a token without rights identifies nobody. */
const nothingGranted = ({ issuer }: Issuer) =>
  new Refusal(
    'UNAUTHENTICATED',
    `The token is of ${issuer}, and gives no rights here: RELEASE_ISSUERS has no grant for its claims.`,
  );

const unreachable = (issuer: string) =>
  new Refusal('UNAVAILABLE', `The keys of ${issuer} cannot be read at the moment.`);

function grantsOf(issuers: readonly Issuer[], claims: JWTPayload): Grants {
  const found = new Map<string, Set<Right>>();
  for (const { claims: wanted, areas, rights } of issuers.flatMap(({ grants }) => grants)) {
    if (!Object.entries(wanted).every(([name, value]) => holds(claims[name], value))) continue;
    for (const area of areas) found.set(area, new Set([...(found.get(area) ?? []), ...rights]));
  }
  return found;
}

const holds = (claim: unknown, value: unknown) =>
  Array.isArray(claim) ? claim.includes(value) : claim === value;
