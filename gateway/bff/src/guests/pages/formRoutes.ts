import { publicRSVPInput, type PublicRSVPForm } from '@athenaeum/content-contract';
import { Refusal, visitor, type RefusalCode } from '@athenaeum/kit';
import express, { Router, type Request, type Response } from 'express';
import { addressOf, callerBy, describeRoute, type Log } from '@athenaeum/graph/edge';
import type { Env } from '../../env';
import { errorPage } from '../../auth/pages/errorPage';
import { PAGE_HEADERS } from '../../auth/pages/layout';
import { countries } from '../../places/places';
import type { AskGraph } from '../../routes/askGraph';
import type { Caller } from '../../routes/caller';
import { guestEvent, whyNot, type GuestEvent } from './guestEvent';
import { RSVP_FORM_PATH } from './paths';
import { checkForm, problemsIn, typedIn, type Problems, type Typed } from './rsvpForm';
import { askedPage, awayPage, closedPage, formPage, missingEventPage } from './rsvpFormPages';

const caller = 'Anyone; every caller is treated as a visitor';
const MAX_BODY_SIZE = '20kb';

export const rsvpFormDocs = [
  describeRoute({
    method: 'get',
    path: `${RSVP_FORM_PATH}/:slug`,
    access: { to: 'everyone', specifiedIn: 'decisions, Salons' },
    summary: 'The page on which a visitor without JavaScript asks for a seat at an event.',
    caller,
    answers: { 200: 'The page.', 404: 'No such event, or not one for visitors.' },
    answerType: 'text/html',
  }),
  describeRoute({
    method: 'post',
    path: `${RSVP_FORM_PATH}/:slug`,
    access: { to: 'everyone', specifiedIn: 'decisions, Salons' },
    summary:
      'Asks for it, as `publicRSVP` does for the form with JavaScript, with its limits. The answer is that of every address; the mail tells its owner the rest.',
    caller,
    body: publicRSVPInput,
    bodyType: 'application/x-www-form-urlencoded',
    answers: {
      200: 'Asked for.',
      400: 'The form again, with what is wrong beside each field.',
      403: 'For members only.',
      404: 'No such event, or not one for visitors.',
      409: 'It is over, cancelled or postponed.',
      429: 'Too much at once: the form again.',
      503: 'Not just now: the form again.',
    },
    answerType: 'text/html',
  }),
];

const SEND = `mutation GatewayGuestForm($input: PublicRSVPInput!) {
  publicRSVP(input: $input) { ok code message fields data { salon_id status } } }`;

const STATUS: Partial<Record<RefusalCode, number>> = {
  UNAUTHENTICATED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  LIMITED: 429,
  UNAVAILABLE: 503,
};

interface Parts {
  env: Pick<Env, 'PUBLIC_ORIGIN'>;
  askGraph: AskGraph;
  log: Log;
}

/** `/api/guest-rsvp/form/:slug`: the public form where no script runs. */
export function rsvpFormRoutes({ env: { PUBLIC_ORIGIN: portal }, askGraph, log }: Parts): Router {
  const router = Router();
  router.get('/:slug', show);
  router.post('/:slug', express.urlencoded({ extended: false, limit: MAX_BODY_SIZE }), send);
  router.use(errorPage(log, { what: 'an RSVP', page: awayPage(portal) }));
  return router;

  async function show(req: Request<{ slug: string }>, res: Response): Promise<void> {
    const event = await open(req, res);
    if (event) await again(res, 200, event, {});
  }

  async function send(req: Request<{ slug: string }>, res: Response): Promise<void> {
    const event = await open(req, res);
    if (!event) return;
    const typed = typedIn(req.body);
    const checked = checkForm(event, typed);
    if ('wrong' in checked) return again(res, 400, event, { typed, problems: checked.wrong });
    try {
      const { status } = await ask(req, checked.input);
      answer(res, 200, askedPage(portal, event, checked.input.email, status === 'PENDING'));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'LIMITED') res.set('retry-after', '60');
      const problems = problemsIn(error.fields);
      const problem = Object.keys(problems).length > 0 ? null : error.message;
      await again(res, STATUS[error.code] ?? 400, event, { typed, problems, problem });
    }
  }

  function ask(req: Request<{ slug: string }>, input: PublicRSVPForm) {
    return askGraph<{ status: string }>(visitorOf(req), SEND, { input });
  }

  /** The event while a visitor can ask for a seat at it; answers itself where not. */
  async function open(req: Request<{ slug: string }>, res: Response): Promise<GuestEvent | null> {
    const event = await guestEvent(askGraph, visitorOf(req), req.params.slug);
    if (!event) answer(res, 404, missingEventPage(portal));
    const reason = event && whyNot(event);
    if (!reason) return event;
    const status = req.method === 'GET' ? 200 : reason.needsAccount ? 403 : 409;
    answer(res, status, closedPage(portal, event, reason.why, reason.needsAccount));
    return null;
  }

  async function again(
    res: Response,
    status: number,
    event: GuestEvent,
    form: { typed?: Typed; problems?: Problems; problem?: string | null },
  ): Promise<void> {
    const names = (await countries()).map(({ name }) => name);
    answer(res, status, formPage({ portal, event, countries: names, ...form }));
  }
}

/** By whatever session the browser holds: the form is that of a visitor, and its answer tells of nobody. */
const visitorOf = (req: Request<{ slug: string }>): Caller => ({
  ...callerBy(req, visitor),
  address: addressOf(req as Request),
});

const answer = (res: Response, status: number, page: string): void =>
  void res.status(status).set(PAGE_HEADERS).send(page);
