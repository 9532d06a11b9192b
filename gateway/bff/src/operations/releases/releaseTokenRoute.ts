import { Refusal } from '@athenaeum/kit';
import express, { Router } from 'express';
import * as z from 'zod';
import { LIMITED_MESSAGE, type RateLimit } from '@athenaeum/graph/edge';
import type { Env } from '../../env';
import type { SignedIn } from '../../auth/signedIn';
import { answering } from '../../routes/answering';
import type { AdminOf } from '../staff';
import { createStaffTokens } from './staffTokens';

const AREA = 'areas/mfe(-[a-z0-9]+)+';
/** All that the pages of the staff area ask of the release service: a token for anything else is not given. */
const ASKED = {
  GET: new RegExp(`^/api/releases/(${AREA}|keys)$`),
  POST: new RegExp(`^/api/releases/(${AREA}/(promote|ramp|hold|rollback|kill)|keys|keys/[\\w-]{43}/revoke)$`),
};

export const releaseTokenInput = z
  .strictObject({
    method: z.enum(['GET', 'POST']),
    path: z.string().max(200),
    /** As it will be sent, to the letter. */
    body: z.string().max(4000).default(''),
  })
  .refine(({ method, path }) => ASKED[method].test(path), {
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
 * What lets an admin's browser send one request to the release service, which takes no cookie. Whatever changes something wants to
 * know first who is there. The service leaves the rows in the audit trail.
 */
export function releaseTokenRoute({ env, adminOf, signedIn, limit }: Parts): Router {
  const router = Router();
  const mint = createStaffTokens({ audience: env.PUBLIC_ORIGIN });
  router.post(
    '/',
    express.json({ limit: '8kb' }),
    answering(async (req) => {
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
