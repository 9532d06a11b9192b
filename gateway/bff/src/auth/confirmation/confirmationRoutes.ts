import { Refusal } from '@athenaeum/kit';
import express, { Router, type Request } from 'express';
import * as z from 'zod';
import { describeRoute, LIMITED_MESSAGE, type RateLimit, type RouteAccess } from '@athenaeum/graph/edge';
import { jsonHandler } from '../../routes/jsonHandler';
import type { Accounts } from '../accounts';
import { assertion } from '../passkeys/passkeyInput';
import type { Passkeys } from '../passkeys/passkeys';
import { CONFIRMATION_PATH as path } from '../paths';
import type { SessionCookie } from '../sessionCookie';
import { requireViewer, type SignedIn } from '../signedIn';
import type { SignInThrottle } from '../signInThrottle';
import type { WebSessions } from '../webSessions';

export const confirmByPasswordInput = z.strictObject({ password: z.string().min(1).max(200) });
export const confirmByPasskeyInput = z.strictObject({ credential: assertion });

const WRONG_PASSWORD = 'That is not your password.';
const WRONG_PASSKEY = 'That passkey did not work.';
const caller = 'Session: one’s own';

const access: RouteAccess = { to: 'signedIn', specifiedIn: 'community 6' };

export const confirmationDocs = [
  describeRoute({
    method: 'get',
    path,
    access,
    summary:
      'Ways to confirm that it is still the member who asks: `password`, `passkey`. Neither at an external provider: one signs in again.',
    caller,
    answers: { 200: '`data`, as said.', 401: 'Nobody is signed in.' },
  }),
  describeRoute({
    method: 'post',
    path: `${path}/password`,
    access,
    summary: 'Confirms by the password of the account.',
    caller,
    body: confirmByPasswordInput,
    answers: {
      200: 'Done.',
      400: 'Not it.',
      401: 'Nobody is signed in.',
      404: 'At an external provider.',
      429: 'Too many tries.',
    },
  }),
  describeRoute({
    method: 'post',
    path: `${path}/passkey/options`,
    access,
    summary:
      'What a browser signs with a passkey to confirm; its challenge works once, for five minutes, in this session.',
    caller,
    answers: {
      200: '`data`: PublicKeyCredentialRequestOptionsJSON of WebAuthn.',
      401: 'Nobody is signed in.',
      404: 'At an external provider.',
    },
  }),
  describeRoute({
    method: 'post',
    path: `${path}/passkey`,
    access,
    summary: 'Confirms by a passkey of the account.',
    caller,
    body: confirmByPasskeyInput,
    answers: {
      200: 'Done.',
      400: 'Not it.',
      401: 'Nobody is signed in.',
      404: 'At an external provider.',
      429: 'Too many tries.',
    },
  }),
];

interface Parts {
  accounts: Accounts;
  /** Null with an external identity provider. */
  passkeys: Passkeys | null;
  signedIn: SignedIn;
  sessions: WebSessions;
  cookie: SessionCookie;
  /** Rate limit of attempts, by account. */
  limit: RateLimit;
  tries: SignInThrottle;
}

/** `/api/auth/confirmation`: step-up authentication by password or passkey; valid for this session for a short time. */
export function confirmationRoutes({
  accounts,
  passkeys,
  signedIn,
  sessions,
  cookie,
  limit,
  tries,
}: Parts): Router {
  const router = Router();
  router.get('/', jsonHandler(ways));
  router.post('/password', express.json({ limit: '2kb' }), jsonHandler(byPassword));
  router.post('/passkey/options', jsonHandler(begin));
  router.post('/passkey', express.json({ limit: '32kb' }), jsonHandler(byPasskey));
  return router;

  async function own(req: Request): Promise<string> {
    return (await requireViewer(signedIn, req, access)).id;
  }

  async function ways(req: Request) {
    const id = await own(req);
    return {
      password: passkeys !== null,
      passkey: passkeys !== null && (await passkeys.list(id)).length > 0,
    };
  }

  async function byPassword(req: Request) {
    const id = await own(req);
    atOurs();
    const { password } = confirmByPasswordInput.parse(req.body);
    await confirm(req, id, WRONG_PASSWORD, () => withPassword(req, id, password));
    return true;
  }

  /** An attempt here counts like one at the sign-in, so that an open browser is no way to guess passwords. */
  async function withPassword(req: Request, id: string, password: string): Promise<string | null> {
    const email = await accounts.emailOf(id);
    if (!email) return null;
    const attempt = await tries.take(req, email);
    if (attempt.wait > 0) throw new Refusal('LIMITED', LIMITED_MESSAGE);
    try {
      const found = await accounts.withPassword(email, password);
      await (found === id ? attempt.succeeded() : attempt.failed());
      return found;
    } catch (error) {
      await attempt.giveBack().catch(() => undefined);
      throw error;
    }
  }

  async function begin(req: Request) {
    const id = await own(req);
    return atOurs().beginConfirming(id, cookie.read(req)!);
  }

  async function byPasskey(req: Request) {
    const id = await own(req);
    const { credential } = confirmByPasskeyInput.parse(req.body);
    await confirm(req, id, WRONG_PASSKEY, () => atOurs().confirmedBy(cookie.read(req)!, credential));
    return true;
  }

  /** Confirms when the given credential belongs to the signed-in user. */
  async function confirm(req: Request, id: string, wrong: string, whose: () => Promise<string | null>) {
    if (!(await limit.take(id))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
    if ((await whose()) !== id) throw new Refusal('INVALID', wrong, { password: wrong });
    await limit.giveBack(id);
    await sessions.confirm(cookie.read(req));
  }

  function atOurs(): Passkeys {
    if (!passkeys) throw new Refusal('NOT_FOUND', 'Sign in again to confirm.');
    return passkeys;
  }
}
