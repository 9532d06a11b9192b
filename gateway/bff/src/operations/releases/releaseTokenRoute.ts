import { Refusal } from '@athenaeum/kit';
import express, { Router } from 'express';
import * as z from 'zod';
import { LIMITED_MESSAGE, type RateLimit } from '@athenaeum/graph/edge';
import type { Env } from '../../env';
import type { SignedIn } from '../../auth/signedIn';
import { jsonHandler } from '../../routes/jsonHandler';
import type { AdminOf } from '../adminOf';
import { createStaffTokens } from './staffTokens';

const AREA = 'areas/mfe(-[a-z0-9]+)+';
/** The requests that the staff area sends to the release service: a token is minted for no other. */
const ALLOWED_PATHS = {
  GET: new RegExp(`^/api/releases/(${AREA}|keys)$`),
  POST: new RegExp(`^/api/releases/(${AREA}/(promote|ramp|hold|rollback|kill)|keys|keys/[\\w-]{43}/revoke)$`),
};

export const releaseTokenInput = z
  .strictObject({
    method: z.enum(['GET', 'POST']),
    path: z.string().max(200),
    /** Exactly as it will be sent. */
    body: z.string().max(4000).default(''),
  })
  .refine(({ method, path }) => ALLOWED_PATHS[method].test(path), {
    path: ['path'],
    message: 'No token is given for that',
  })
  .refine(({ method, body }) => method === 'POST' || body === '', {
    path: ['body'],
    message: 'A GET has none',
  });

interface Parts {
  env: Pick<Env, 'PUBLIC_ORIGIN'>;
  adminOf: AdminOf;
  signedIn: Pick<SignedIn, 'assertConfirmed' | 'sessionNameOf'>;
  limit: RateLimit;
}

/**
 * Mints a token for one request of an admin's browser to the release service, which takes no cookie. A change needs step-up
 * authentication first. The service writes the audit rows.
 */
export function releaseTokenRoute({ env, adminOf, signedIn, limit }: Parts): Router {
  const router = Router();
  const mint = createStaffTokens({ audience: env.PUBLIC_ORIGIN });
  router.post(
    '/',
    express.json({ limit: '8kb' }),
    jsonHandler(async (req) => {
      const admin = await adminOf(req);
      const { method, path, body } = releaseTokenInput.parse(req.body);
      if (method !== 'GET') await signedIn.assertConfirmed(req);
      if (!(await limit.take(admin.id))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
      const token = await mint({
        ...{ sub: admin.id, name: admin.name ?? 'An admin', sid: signedIn.sessionNameOf(req)! },
        ...{ method, path, body },
      });
      return { token };
    }),
  );
  return router;
}
