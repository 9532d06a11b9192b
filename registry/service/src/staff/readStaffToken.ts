import { Refusal } from '@athenaeum/kit';
import { findStaffKey, readReleases, type StaffClaims, staffClaims } from '@athenaeum/registry';
import { compactVerify, decodeProtectedHeader } from 'jose';
import type { Connection } from 'mongoose';
import { publicKeyOf } from '@athenaeum/release-protocol/areaKey';
import { TOKEN_TTL_SECONDS } from '@athenaeum/release-protocol/areaToken';
import type { Right } from '@athenaeum/release-protocol/rights';
import type { RequestTarget } from '../areaKeys/readAreaToken';
import type { Caller } from '../caller';
import type { IsStaffStill } from './isStaffStill';

/** Without deploy rights, as builds are deployed by their teams. */
const RIGHTS_OF_STAFF: readonly Right[] = ['canary', 'promote', 'rollback', 'kill'];

interface Means {
  audience: string;
  connection: Connection;
  isStaffStill: IsStaffStill;
}

export interface StaffCaller {
  caller: Caller;
  claims: StaffClaims;
  /** Why the identified admin is refused; null when not. */
  problem: Refusal | null;
}

/**
 * Identifies the admin by the gateway's token.
 *
 * @throws Refusal when the token is invalid
 */
export async function readStaffToken(
  token: string,
  { method, path }: RequestTarget,
  { audience, connection, isStaffStill }: Means,
): Promise<StaffCaller> {
  const claims = await claimsOf(token, connection);
  const { sub, name, sid, iat } = claims;
  const caller = {
    id: sub,
    name,
    grants: new Map((await areasOf(connection)).map((area) => [area, new Set(RIGHTS_OF_STAFF)])),
    expires_at: claims.exp * 1000,
    managesKeys: true,
  };
  const age = Math.abs(Date.now() / 1000 - iat);
  const problem =
    (claims.aud === audience ? null : `The token is for ${claims.aud}, and this is ${audience}.`) ??
    (claims.htm === method && claims.htu === path ? null : 'The token was signed for another request.') ??
    (age <= TOKEN_TTL_SECONDS ? null : 'The token has expired: try again.') ??
    ((await isStaffStill(sub, sid)) ? null : `${name} may not release any more: sign in again.`);
  return { caller, claims, problem: problem === null ? null : new Refusal('UNAUTHENTICATED', problem) };
}

async function claimsOf(token: string, connection: Connection): Promise<StaffClaims> {
  const { kid } = decodeProtectedHeader(token);
  const part = typeof kid === 'string' ? await findStaffKey(connection, kid.slice(0, 64)) : null;
  if (!part)
    throw new Refusal('UNAUTHENTICATED', 'The token is of no gateway that is known here: try again.');
  // Its age is checked once the caller is identified.
  const signed = await compactVerify(token, publicKeyOf(part), { algorithms: ['EdDSA'] })
    .then(({ payload }) => JSON.parse(Buffer.from(payload).toString()) as unknown)
    .catch(() => null);
  const claims = staffClaims.safeParse(signed);
  if (!claims.success) throw new Refusal('UNAUTHENTICATED', 'The token is not what the gateway has signed.');
  return claims.data;
}

async function areasOf(connection: Connection): Promise<string[]> {
  const { live, earlier } = await readReleases(connection);
  return [...new Set([...live.map(({ name }) => name), ...earlier.keys()])];
}
