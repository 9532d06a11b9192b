import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { readCookie } from '@athenaeum/graph/edge';
import type { Env } from '../../env';
import type { Claim } from './memberships';

export const MEMBERSHIP_PATH = '/api/billing/membership';

const SECRET_BYTES = 32;
const DAY = 86_400_000;
/** An order's id and the secret. */
const VALUE = /^([0-9a-f-]{36})\.([\w-]{43})$/;

export interface ClaimCookie {
  /** The order this browser began last. */
  read(req: Request): Claim | null;
  /** A secret for a new order: the browser's own where it has one, so that the same again is the same order. */
  secretFor(req: Request): { secret: string; claim_hash: string };
  write(res: Response, orderId: string, secret: string): void;
}

/** What tells the browser that began a checkout from any other; scripts cannot read it, and the database has its hash. */
export function createClaimCookie({ isProduction }: Pick<Env, 'isProduction'>): ClaimCookie {
  const name = isProduction ? '__Secure-athenaeum-checkout' : 'athenaeum_checkout';
  const valueOf = (req: Request) => {
    const [, id, secret] = VALUE.exec(readCookie(req, name) ?? '') ?? [];
    return id && secret ? { id, secret } : null;
  };
  return {
    read(req) {
      const kept = valueOf(req);
      return kept && { id: kept.id, claim_hash: hashOf(kept.secret) };
    },
    secretFor(req) {
      const secret = valueOf(req)?.secret ?? randomBytes(SECRET_BYTES).toString('base64url');
      return { secret, claim_hash: hashOf(secret) };
    },
    write: (res, orderId, secret) =>
      void res.cookie(name, `${orderId}.${secret}`, {
        httpOnly: true,
        // Lax, since the member returns from the provider's site.
        sameSite: 'lax',
        secure: isProduction,
        path: MEMBERSHIP_PATH,
        maxAge: DAY,
      }),
  };
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
