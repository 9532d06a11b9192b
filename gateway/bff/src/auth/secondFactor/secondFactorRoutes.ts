import { Refusal } from '@athenaeum/kit';
import express, { Router, type Request } from 'express';
import * as z from 'zod';
import { describeRoute, type RouteAccess } from '@athenaeum/graph/edge';
import { jsonHandler } from '../../routes/jsonHandler';
import type { Accounts } from '../accounts';
import { SECOND_FACTOR_PATH as path } from '../paths';
import type { SessionCookie } from '../sessionCookie';
import { requireViewer, type SignedIn } from '../signedIn';
import type { WebSessions } from '../webSessions';
import type { NeededFactors } from './neededFactors';
import type { SecondFactors } from './secondFactors';
import { BY_PASSWORD_AND_CODE } from './staffFactors';

export const codeInput = z.strictObject({ code: z.string().min(1).max(40) });

const caller = 'Session: one’s own; only at the embedded identity provider';

const access: RouteAccess = { to: 'signedIn', specifiedIn: 'community 6' };

export const secondFactorDocs = [
  describeRoute({
    method: 'get',
    path,
    access,
    summary:
      'The authenticator app of the account: `added_at` (epoch ms or null), `recovery_codes_left`, and whether a second factor `is_required`.',
    caller,
    answers: { 200: '`data`, as said.', 401: 'Nobody is signed in.' },
  }),
  describeRoute({
    method: 'post',
    path: `${path}/set-up`,
    access,
    summary: 'Begins to set an app up: its `secret`, and the same as a QR code in `svg`. For ten minutes.',
    caller,
    answers: { 200: '`data`, as said.', 401: 'Nobody is signed in.', 409: 'There is one already.' },
  }),
  describeRoute({
    method: 'post',
    path,
    access,
    summary: 'Keeps the app that shows this code.',
    caller,
    body: codeInput,
    answers: {
      200: '`data`: ten `recovery_codes`, this once.',
      400: 'Not its code.',
      401: 'Nobody is signed in.',
      409: 'There is one already.',
      429: 'Too many codes.',
    },
  }),
  describeRoute({
    method: 'post',
    path: `${path}/recovery-codes`,
    access,
    summary: 'Ten new recovery codes in place of the old ones, for a code of the app.',
    caller,
    body: codeInput,
    answers: {
      200: '`data`: ten `recovery_codes`, this once.',
      400: 'Not its code.',
      401: 'Nobody is signed in.',
      429: 'Too many codes.',
    },
  }),
  describeRoute({
    method: 'post',
    path: `${path}/remove`,
    access,
    summary: 'Removes the app and its recovery codes, for a code of either.',
    caller,
    body: codeInput,
    answers: {
      200: 'Done.',
      400: 'Not its code.',
      401: 'Nobody is signed in.',
      409: 'It is the last second factor of somebody who needs one.',
      429: 'Too many codes.',
    },
  }),
];

interface Parts {
  secondFactors: SecondFactors;
  needed: NeededFactors;
  signedIn: SignedIn;
  sessions: WebSessions;
  cookie: SessionCookie;
  accounts: Accounts;
}

/** `/api/auth/second-factor`: the authenticator app of the signed-in user. */
export function secondFactorRoutes(parts: Parts): Router {
  const { secondFactors, needed, signedIn, sessions, cookie, accounts } = parts;
  const router = Router();
  const json = express.json({ limit: '1kb' });
  router.get('/', jsonHandler(state));
  router.post('/set-up', jsonHandler(setUp));
  router.post('/', json, jsonHandler(enrol));
  router.post('/recovery-codes', json, jsonHandler(renewCodes));
  router.post('/remove', json, jsonHandler(remove));
  return router;

  function own(req: Request) {
    return requireViewer(signedIn, req, access);
  }

  async function state(req: Request) {
    const { id } = await own(req);
    return { ...(await secondFactors.stateOf(id)), is_required: await needed.isRequiredOf(id) };
  }

  async function setUp(req: Request) {
    const { id } = await own(req);
    await signedIn.assertConfirmed(req);
    await assertNone(id);
    return secondFactors.setUp(cookie.read(req)!, id, (await accounts.emailOf(id)) ?? '');
  }

  async function enrol(req: Request) {
    const { id } = await own(req);
    const { code } = codeInput.parse(req.body);
    await assertNone(id);
    const recovery_codes = await secondFactors.enrol({ browser: cookie.read(req)!, user_id: id }, code);
    await secondFactors.endStep(cookie.read(req)!);
    // A password began this session, and a code has been shown now.
    await sessions.strengthen(cookie.read(req), BY_PASSWORD_AND_CODE);
    return { recovery_codes };
  }

  async function renewCodes(req: Request) {
    const { id } = await own(req);
    await secondFactors.check(id, codeInput.parse(req.body).code);
    return { recovery_codes: await secondFactors.renewCodes(id) };
  }

  async function remove(req: Request) {
    const { id } = await own(req);
    const { code } = codeInput.parse(req.body);
    await needed.assertNotLast(id);
    await secondFactors.check(id, code);
    await secondFactors.remove(id);
    return true;
  }

  async function assertNone(id: string): Promise<void> {
    if ((await secondFactors.stateOf(id)).added_at !== null)
      throw new Refusal('CONFLICT', 'There is an authenticator app already.');
  }
}
