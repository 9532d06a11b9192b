import { addressOf } from '@athenaeum/kit/addressOf';
import { isDuplicateKey, Refusal } from '@athenaeum/kit';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { STAFF_TOKEN } from '@athenaeum/registry';
import { decodeProtectedHeader } from 'jose';
import type { Connection } from 'mongoose';
import { AREA_TOKEN, digestOf, TOKEN_TTL_SECONDS } from '@athenaeum/release-protocol/areaToken';
import { AreaKey } from './areaKeys/areaKey.model';
import { type RequestTarget, readAreaToken } from './areaKeys/readAreaToken';
import { UsedToken } from './areaKeys/usedToken.model';
import type { Caller } from './caller';
import type { ReadIssuerToken } from './issuers/readIssuerToken';
import type { RefusalLimits } from './refusalLimits';
import type { IsStaffStill } from './staff/isStaffStill';
import { readStaffToken } from './staff/readStaffToken';
import { LIMITS } from './uploads/uploadRecord';

interface Means {
  audience: string;
  connection: Connection;
  isStaffStill: IsStaffStill;
  readIssuerToken: ReadIssuerToken;
  limits: RefusalLimits;
}

/**
 * Authenticates the caller before any body is read. The body of a signed request is then checked against its digest, and
 * its token is used up.
 */
export function identified(means: Means): RequestHandler[] {
  const { readIssuerToken, limits } = means;
  const readers: Record<string, typeof readAreaToken | typeof readStaffToken> = {
    [AREA_TOKEN]: readAreaToken,
    [STAFF_TOKEN]: readStaffToken,
  };
  const whoAsks: RequestHandler = async (req, res, next) => {
    await limits.assertAddress(addressOf(req));
    const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    if (!token)
      throw new Refusal(
        'UNAUTHENTICATED',
        'Say who you are: with a key of your area (athenaeum-remote key makes one), or a token of your CI provider.',
      );
    const read = readers[typeOf(token) ?? ''];
    if (!read) {
      res.locals.caller = await readIssuerToken(token);
      await limits.assertCaller(callerOf(res).id);
      return next();
    }
    const asked: RequestTarget = { method: req.method, path: req.originalUrl };
    const { caller, claims, problem } = await read(token, asked, means);
    // Refusals of known callers are in the audit log.
    res.locals.caller = caller;
    if (problem) throw problem;
    await limits.assertCaller(caller.id);
    res.locals.claims = claims;
    next();
  };
  return [whoAsks, express.raw({ type: () => true, limit: LIMITS.file }), asSigned];
}

export const callerOf = (res: Response): Caller => res.locals.caller as Caller;

/** The bytes of the body; empty without one. */
export const bytesOf = ({ body }: Request): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

const OF_A_KEY = 'release-key:';

const asSigned: RequestHandler = async (req, res, next) => {
  const claims = res.locals.claims as { jti: string; iat: number; body: string } | undefined;
  if (!claims) return next();
  if (digestOf(bytesOf(req)) !== claims.body)
    throw new Refusal('UNAUTHENTICATED', 'The token was signed for another body.');
  const { id } = callerOf(res);
  try {
    await UsedToken.create([
      { _id: `${id} ${claims.jti}`, over_at: new Date((claims.iat + 2 * TOKEN_TTL_SECONDS) * 1000) },
    ]);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new Refusal('UNAUTHENTICATED', 'This token was used already: each is good for one request.');
  }
  if (id.startsWith(OF_A_KEY))
    await AreaKey.updateOne({ _id: id.slice(OF_A_KEY.length) }, { $set: { last_used_at: Date.now() } });
  next();
};

function typeOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).typ;
  } catch {
    return undefined;
  }
}
