import { inTransaction } from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import { beginOverride, endOverride, overrideCookie, OVERRIDE_TTL_MS } from '@athenaeum/registry';
import express, { Router } from 'express';
import mongoose from 'mongoose';
import * as z from 'zod';
import { readCookie } from '@athenaeum/graph/edge';
import type { Env } from '../../env';
import type { SignedIn } from '../../auth/signedIn';
import { jsonHandler } from '../../routes/jsonHandler';
import type { AdminOf } from '../adminOf';

export const overrideInput = z.strictObject({
  remote: z
    .string()
    .regex(/^mfe(-[a-z0-9]+)+$/, 'Choose an area')
    .max(60),
  port: z.number('Give a port').int('Give a port').min(1024, 'From 1024 on').max(65_535, 'Up to 65535'),
});

interface Parts {
  env: Pick<Env, 'PUBLIC_ORIGIN'>;
  adminOf: AdminOf;
  assertConfirmed: SignedIn['assertConfirmed'];
}

/** Overrides one remote by an admin's own machine, in one browser. The shell's server checks the admin again with each page. */
export function overrideRoutes({ env, adminOf, assertConfirmed }: Parts): Router {
  const router = Router();
  const isHttps = env.PUBLIC_ORIGIN.startsWith('https:');
  const cookie = overrideCookie(isHttps);
  const options = { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' } as const;

  router.post(
    '/',
    express.json({ limit: '1kb' }),
    jsonHandler(async (req, res) => {
      const admin = await adminOf(req);
      await assertConfirmed(req);
      const { remote, port } = overrideInput.parse(req.body);
      // An unpublished area may be overridden too: that is how a new one is first tried.
      const secret = await inTransaction(async (session) => {
        await recordWrite(session, admin, {
          operation: 'overrideRemote',
          target_id: remote,
          before: { port: null },
          after: { port },
          reason: 'To try it from the admin’s own machine, in one browser',
        });
        return beginOverride(mongoose.connection, { user_id: admin.id, remote, port }, session);
      });
      res.cookie(cookie, secret, { ...options, maxAge: OVERRIDE_TTL_MS });
      return { remote, port };
    }),
  );
  // A plain form on the page posts here: its scripts may be the ones that do not work.
  router.post('/reset', async (req, res) => {
    const secret = readCookie(req, cookie);
    if (secret) await endOverride(mongoose.connection, secret);
    res.clearCookie(cookie, options).redirect(303, '/');
  });
  return router;
}
