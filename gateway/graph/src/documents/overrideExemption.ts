import { createHash } from 'node:crypto';
import { hasRole, inTransaction, isSignedIn } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { findOverride, overrideCookie } from '@athenaeum/registry';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import mongoose from 'mongoose';
import type { Identity } from '../edge/identity';
import { readCookie } from '../edge/readCookie';
import type { RateLimit } from '../edge/countedLimit';
import { operationNameOf } from './operationNameOf';

/** Whether the caller may send a document that no published version sends. */
export type IsExempt = (req: Request, document: string) => Promise<boolean>;

interface Parts {
  identity: Identity;
  limit: RateLimit;
  isHttps: boolean;
}

/** How many audited documents this process remembers; a forgotten one is audited again. */
const MAX_NOTED = 5000;

/**
 * Exempts admins from the trusted-documents check while an override loads an area from their own machine. All later checks
 * (cost, depth, policies) still apply. Each document is audited before it is answered for the first time.
 */
export function createOverrideExemption({ identity, limit, isHttps }: Parts): IsExempt {
  const cookie = overrideCookie(isHttps);
  const noted = new LRUCache<string, true>({ max: MAX_NOTED });

  return async (req, document) => {
    const secret = readCookie(req, cookie);
    const override = secret ? await findOverride(mongoose.connection, secret) : null;
    if (!override) return false;
    const admin = await identity.viewer(req);
    if (!isSignedIn(admin) || !hasRole(admin, 'admin') || override.user_id !== admin.id) return false;
    if (!(await limit.take(admin.id))) return false;

    const sha256 = createHash('sha256').update(document).digest('hex');
    const note = `${secret} ${sha256}`;
    if (noted.get(note)) return true;
    await inTransaction((session) =>
      recordWrite(session, admin, {
        operation: 'tryOperation',
        target_id: override.remote,
        before: { operation: null, sha256: null },
        after: { operation: operationNameOf(document) ?? null, sha256 },
        reason: 'Sent by an area from the admin’s own machine, and by no version yet',
      }),
    );
    noted.set(note, true);
    return true;
  };
}
