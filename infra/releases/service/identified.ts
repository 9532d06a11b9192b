import { addressOf } from '@athenaeum/kit/addressOf';
import { isDuplicateKey, Refusal } from '@athenaeum/kit';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { decodeProtectedHeader } from 'jose';
import { AREA_TOKEN, digestOf, TOKEN_LASTS } from '../protocol/areaToken';
import { AreaKey } from './areaKeys/areaKey.model';
import { readAreaToken } from './areaKeys/readAreaToken';
import { UsedToken } from './areaKeys/usedToken.model';
import type { Caller } from './caller';
import type { ReadIssuerToken } from './issuers/readIssuerToken';
import type { RefusalLimits } from './refusalLimits';
import { LIMITS } from './uploads/uploadRecord';

interface Means {
  audience: string;
  readIssuerToken: ReadIssuerToken;
  limits: RefusalLimits;
}

/**
 * Lets nobody by who is not known, and reads nothing of a body before. Of a signed request the body is then held against what
 * was signed, and it is good once.
 */
export function identified({ audience, readIssuerToken, limits }: Means): RequestHandler[] {
  const whoAsks: RequestHandler = async (req, res, next) => {
    await limits.assertAddress(addressOf(req));
    const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    if (!token)
      throw new Refusal(
        'UNAUTHENTICATED',
        'Say who you are: with a key of your area (athenaeum-remote key makes one), or a token of your CI provider.',
      );
    if (typeOf(token) !== AREA_TOKEN) {
      res.locals.caller = await readIssuerToken(token);
      await limits.assertCaller(callerOf(res).id);
      return next();
    }
    const asked = { method: req.method, path: req.originalUrl };
    const { caller, claims, problem } = await readAreaToken(token, asked, { audience });
    // Who is known and refused stands in the audit trail.
    res.locals.caller = caller;
    if (problem) throw problem;
    await limits.assertCaller(caller.id);
    res.locals.claims = claims;
    next();
  };
  return [whoAsks, express.raw({ type: () => true, limit: LIMITS.file }), asSigned];
}

export const callerOf = (res: Response): Caller => res.locals.caller as Caller;

/** The text of a body that was sent, empty where none was. */
export const bytesOf = ({ body }: Request): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

const asSigned: RequestHandler = async (req, res, next) => {
  const claims = res.locals.claims as { jti: string; iat: number; body: string } | undefined;
  if (!claims) return next();
  if (digestOf(bytesOf(req)) !== claims.body)
    throw new Refusal('UNAUTHENTICATED', 'The token was signed for another body.');
  const { id } = callerOf(res);
  try {
    await UsedToken.create([
      { _id: `${id} ${claims.jti}`, over_at: new Date((claims.iat + 2 * TOKEN_LASTS) * 1000) },
    ]);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new Refusal('UNAUTHENTICATED', 'This token was used already: each is good for one request.');
  }
  await AreaKey.updateOne({ _id: id.replace('release-key:', '') }, { $set: { last_used_at: Date.now() } });
  next();
};

function typeOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).typ;
  } catch {
    return undefined;
  }
}
