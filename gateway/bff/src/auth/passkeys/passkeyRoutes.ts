import { Refusal, signInFirst } from '@athenaeum/kit';
import express, { Router, type Request } from 'express';
import { describeRoute, LIMITED_MESSAGE, type RateLimits, type RouteAccess } from '@athenaeum/graph/edge';
import { jsonHandler } from '../../routes/jsonHandler';
import { PASSKEYS_PATH } from '../paths';
import type { SessionCookie } from '../sessionCookie';
import { requireViewer, type SignedIn } from '../signedIn';
import { addPasskeyInput } from './passkeyInput';
import type { Passkeys } from './passkeys';

const path = PASSKEYS_PATH;
const caller = 'Session: one’s own; only at the embedded identity provider';

const access: RouteAccess = { to: 'signedIn', specifiedIn: 'community 6' };

export const passkeyDocs = [
  describeRoute({
    method: 'get',
    path,
    access,
    summary:
      'The passkeys of the account: `id`, `name`, `created_at`, `last_used_at` (epoch ms or null), `is_backed_up`.',
    caller,
    answers: { 200: '`data`, a list.', 401: 'Nobody is signed in.' },
  }),
  describeRoute({
    method: 'post',
    path: `${path}/options`,
    access,
    summary:
      'What a browser makes a passkey with; its challenge works once, for five minutes, in this session.',
    caller,
    answers: {
      200: '`data`: PublicKeyCredentialCreationOptionsJSON of WebAuthn.',
      401: 'Nobody is signed in.',
      409: 'There are as many as there may be.',
      429: 'Too much at once.',
    },
  }),
  describeRoute({
    method: 'post',
    path,
    access,
    summary: 'Keeps the passkey that a browser made.',
    caller,
    body: addPasskeyInput,
    answers: {
      200: '`data`: the list, with it.',
      400: 'No name, or not a passkey made for this.',
      401: 'Nobody is signed in.',
      409: 'It is known already.',
      429: 'Too much at once.',
    },
  }),
  describeRoute({
    method: 'delete',
    path: `${path}/:id`,
    access,
    summary: 'Removes a passkey: it signs nobody in any more.',
    caller,
    answers: {
      200: 'Done.',
      401: 'Nobody is signed in.',
      404: 'None of one’s own.',
      409: 'It is the last second factor of somebody who needs one.',
    },
  }),
];

interface Parts {
  passkeys: Passkeys;
  signedIn: SignedIn;
  cookie: SessionCookie;
  /** The address of an account, which an authenticator shows. */
  emailOf(userId: string): Promise<string | null>;
  /** Refuses where it is the last second factor of somebody who needs one. */
  assertNotLast(userId: string): Promise<void>;
  limits: RateLimits;
}

/** `/api/auth/passkeys`: the passkeys of the signed-in user. */
export function passkeyRoutes({ passkeys, signedIn, cookie, emailOf, assertNotLast, limits }: Parts): Router {
  const router = Router();
  const own = (req: Request) => requireViewer(signedIn, req, access);
  const withinLimit = async (id: string) => {
    if (!(await limits.passkeys.take(id))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
  };
  router.get(
    '/',
    jsonHandler(async (req) => passkeys.list((await own(req)).id)),
  );
  router.post(
    '/options',
    jsonHandler(async (req) => {
      const { id, name } = await own(req);
      await signedIn.assertConfirmed(req);
      await withinLimit(id);
      const email = await emailOf(id);
      if (!email) throw signInFirst();
      return passkeys.beginAdding({ id, email, name: name ?? email }, cookie.read(req)!);
    }),
  );
  router.post(
    '/',
    express.json({ limit: '64kb' }),
    jsonHandler(async (req) => {
      const { id } = await own(req);
      await withinLimit(id);
      const { name, credential } = addPasskeyInput.parse(req.body);
      await passkeys.add({ user_id: id, browser: cookie.read(req)!, name }, credential);
      return passkeys.list(id);
    }),
  );
  router.delete(
    '/:id',
    jsonHandler(async (req) => {
      const { id } = await own(req);
      await signedIn.assertConfirmed(req);
      await assertNotLast(id);
      await passkeys.remove(id, String(req.params.id));
      return true;
    }),
  );
  return router;
}
