import { Refusal } from '@athenaeum/kit';
import express, { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { addressOf, describeRoute, type Log, type RouteAccess } from '@athenaeum/graph/edge';
import type { Env } from '../../env';
import type { RSVPNotice } from '../../sources/sources';
import { errorPage } from '../../auth/pages/errorPage';
import { PAGE_HEADERS } from '../../auth/pages/layout';
import type { GuestRsvps } from '../guestRsvps';
import { guestText } from './guest.messages';
import { tokenIn } from './linkForm';
import { heldPage, pastePage } from './linkPages';
import { RSVP_LINK_PATH } from './paths';
import { awayPage } from './rsvpFormPages';

const caller = 'The link of the mail to a visitor, in the body';
const body = z.object({ link: z.string() });
const bodyType = 'application/x-www-form-urlencoded';
const MAX_BODY_SIZE = '10kb';

const answers = { 200: 'As it is now.', 404: 'Not a link of ours, or forgotten.', 429: 'Too often.' };
const answerType = 'text/html';

const access: RouteAccess = { to: 'everyone', specifiedIn: 'decisions, Salons' };

export const rsvpLinkDocs = [
  describeRoute({
    method: 'get',
    path: RSVP_LINK_PATH,
    access,
    summary: 'The page into which a visitor without JavaScript pastes the link of a mail.',
    caller: 'Anyone',
    answers: { 200: 'The page.' },
    answerType,
  }),
  describeRoute({
    method: 'post',
    path: RSVP_LINK_PATH,
    access,
    summary: 'The page of what a visitor holds. It changes nothing.',
    caller,
    body,
    bodyType,
    answers,
    answerType,
  }),
  describeRoute({
    method: 'post',
    path: `${RSVP_LINK_PATH}/confirm`,
    access,
    summary: 'Confirms it, as `/api/guest-rsvp/confirm` does; repeating it changes nothing.',
    caller,
    body,
    bodyType,
    answers: { ...answers, 409: 'It is over or off.' },
    answerType,
  }),
  describeRoute({
    method: 'post',
    path: `${RSVP_LINK_PATH}/withdraw`,
    access,
    summary: 'Gives it back, as `/api/guest-rsvp/withdraw` does; repeating it changes nothing.',
    caller,
    body,
    bodyType,
    answers: { ...answers, 409: 'It is over.' },
    answerType,
  }),
];

interface Parts {
  env: Pick<Env, 'PUBLIC_ORIGIN'>;
  rsvps: GuestRsvps;
  log: Log;
}

/** `/api/guest-rsvp/link`: what the page behind the mail's link does, where no script runs. Its token is in no address. */
export function rsvpLinkRoutes({ env: { PUBLIC_ORIGIN: portal }, rsvps, log }: Parts): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: MAX_BODY_SIZE });
  router.get('/', (_req, res) => send(res, 200, pastePage(portal)));
  router.post('/', form, (req, res) => show(req, res, (token) => rsvps.read(token, addressOf(req))));
  router.post('/confirm', form, (req, res) => show(req, res, rsvps.confirm));
  router.post('/withdraw', form, (req, res) => show(req, res, rsvps.withdraw));
  router.use(errorPage(log, { what: 'an RSVP', page: awayPage(portal) }));
  return router;

  async function show(req: Request, res: Response, answer: (token: string) => Promise<RSVPNotice>) {
    const token = tokenIn((req.body as { link?: unknown } | undefined)?.link);
    try {
      send(res, 200, heldPage(portal, { rsvp: await answer(token), token }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await refuse(res, token, error);
    }
  }

  async function refuse(res: Response, token: string, { code, message }: Refusal): Promise<void> {
    if (code === 'LIMITED') return send(res.set('retry-after', '60'), 429, pastePage(portal, message));
    const rsvp = code === 'CONFLICT' ? await rsvps.find(token) : null;
    if (rsvp) send(res, 409, heldPage(portal, { rsvp, token, problem: message }));
    else send(res, 404, pastePage(portal, guestText.linkUnknown));
  }
}

const send = (res: Response, status: number, page: string): void =>
  void res.status(status).set(PAGE_HEADERS).send(page);
