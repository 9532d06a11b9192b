import { createHash } from 'node:crypto';
import { hasRole, inTransaction, isSignedIn } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { findOverride, overrideCookie } from '@athenaeum/registry';
import type { Request } from 'express';
import mongoose from 'mongoose';
import { readCookie } from '../../bff/auth/sessionCookie';
import type { SignedIn } from '../../bff/auth/signedIn';
import type { RateLimit } from '../../edge/rateLimits';
import { operationNameOf } from './operationNameOf';

/** Whether who asks may send what no version sends yet. */
export type MayTry = (req: Request, document: string) => Promise<boolean>;

interface Parts {
  signedIn: SignedIn;
  limit: RateLimit;
  isHttps: boolean;
}

/** What of an override was written down by this process; past this many it is written once more. */
const MOST_NOTED = 5000;

/**
 * Only an admin may, and only while she herself takes an area from her own machine. All that stands behind the door stands
 * for her as for everybody: cost, depth, policies. Each document is written down before it is answered for the first time.
 */
export function createStaffTrials({ signedIn, limit, isHttps }: Parts): MayTry {
  const cookie = overrideCookie(isHttps);
  const noted = new Set<string>();

  return async (req, document) => {
    const secret = readCookie(req, cookie);
    const override = secret ? await findOverride(mongoose.connection, secret) : null;
    if (!override) return false;
    const admin = await signedIn.viewer(req);
    if (!isSignedIn(admin) || !hasRole(admin, 'admin') || override.user_id !== admin.id) return false;
    if (!(await limit.take(admin.id))) return false;

    const sha256 = createHash('sha256').update(document).digest('hex');
    const note = `${secret} ${sha256}`;
    if (noted.has(note)) return true;
    await inTransaction((session) =>
      recordWrite(session, admin, {
        operation: 'tryOperation',
        target_id: override.remote,
        before: { operation: null, sha256: null },
        after: { operation: operationNameOf(document) ?? null, sha256 },
        reason: 'Sent by an area from her own machine, and by no version yet',
      }),
    );
    if (noted.size >= MOST_NOTED) noted.clear();
    noted.add(note);
    return true;
  };
}
