import { Refusal } from '@athenaeum/kit';
import { compactVerify, decodeProtectedHeader } from 'jose';
import type * as z from 'zod';
import { publicKeyOf, shortId } from '@athenaeum/release-protocol/areaKey';
import { areaClaims, TOKEN_TTL_SECONDS } from '@athenaeum/release-protocol/areaToken';
import type { Right } from '@athenaeum/release-protocol/rights';
import type { Caller } from '../caller';
import { AreaKey, type AreaKeyRow } from './areaKey.model';

export interface RequestTarget {
  method: string;
  /** Path and query. */
  path: string;
}

export interface SignedCaller {
  caller: Caller;
  claims: z.infer<typeof areaClaims>;
  /** Why the identified caller is refused; null when it is not. */
  problem: Refusal | null;
}

/**
 * Identifies the caller of a request that is signed with an area's key.
 *
 * @throws Refusal when the token is invalid or the key unknown
 */
export async function readAreaToken(
  token: string,
  { method, path }: RequestTarget,
  { audience, now = Date.now() }: { audience: string; now?: number },
): Promise<SignedCaller> {
  const key = await keyOf(token);
  const verified = await compactVerify(token, publicKeyOf(key.public_part), { algorithms: ['EdDSA'] }).catch(
    () => null,
  );
  const claims = verified && areaClaims.safeParse(jsonIn(verified.payload));
  if (!claims?.success) throw new Refusal('UNAUTHENTICATED', 'The token is not what the key has signed.');
  const { aud, iat, htm, htu } = claims.data;
  const off = Math.round(iat - now / 1000);
  const problem =
    whyKeyIsOver(key, now) ??
    (aud === audience ? null : `The token is for ${aud}, and this is ${audience}: use that address`) ??
    (htm === method && htu === path ? null : 'The token was signed for another request') ??
    (Math.abs(off) <= TOKEN_TTL_SECONDS ? null : clockProblem(off));
  return {
    caller: callerOf(key),
    claims: claims.data,
    problem: problem === null ? null : new Refusal('UNAUTHENTICATED', `${problem}.`),
  };
}

function jsonIn(payload: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(payload).toString());
  } catch {
    return null;
  }
}

async function keyOf(token: string): Promise<AreaKeyRow> {
  const id = idIn(token);
  const key = id === null ? null : await AreaKey.findById(id).lean<AreaKeyRow>();
  if (key) return key;
  throw new Refusal(
    'UNAUTHENTICATED',
    `The key ${id === null ? '' : `${shortId(id)} `}is not registered here: an admin registers its public part.`,
  );
}

function idIn(token: string): string | null {
  try {
    const { kid } = decodeProtectedHeader(token);
    return typeof kid === 'string' ? kid.slice(0, 64) : null;
  } catch {
    return null;
  }
}

const callerOf = ({ _id, name, areas, rights, expires_at }: AreaKeyRow): Caller => ({
  id: `release-key:${_id}`,
  name: `${name} (key ${shortId(_id)})`,
  grants: new Map(areas.map((one) => [one, new Set(rights as Right[])])),
  expires_at,
});

function whyKeyIsOver({ _id, expires_at, revoked_at }: AreaKeyRow, now: number): string | null {
  if (typeof revoked_at === 'number') return `The key ${shortId(_id)} was revoked on ${dayOf(revoked_at)}`;
  return expires_at > now
    ? null
    : `The key ${shortId(_id)} expired on ${dayOf(expires_at)}: make another one and have it registered`;
}

const clockProblem = (off: number) =>
  `Your clock is ${Math.abs(off)} seconds ${off > 0 ? 'ahead of' : 'behind'} ours, and ${TOKEN_TTL_SECONDS} are allowed: set it right`;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
