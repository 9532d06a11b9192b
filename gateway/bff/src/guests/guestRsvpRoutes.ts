import { Router, type NextFunction, type Request, type Response } from 'express';
import {
  addressOf,
  describeRoute,
  LIMITED_MESSAGE,
  type RateLimits,
  type RouteAccess,
} from '@athenaeum/graph/edge';
import type { Env } from '../env';
import type { RSVPNotice } from '../sources/sources';
import { salonCalendar } from '../calendar/salonCalendar';
import { jsonHandler } from '../routes/jsonHandler';
import { type GuestRsvps, heldNow } from './guestRsvps';
import { GUEST_RSVP_PATH } from './pages/paths';

const caller = 'The link of the mail, its token as a bearer token';

const access: RouteAccess = { to: 'everyone', specifiedIn: 'decisions, Salons' };

export const guestRsvpDocs = [
  describeRoute({
    method: 'get',
    path: GUEST_RSVP_PATH,
    access,
    summary: 'A visitor’s RSVP, and its event with the fields that visitors may see.',
    caller,
    answers: {
      200: '`data.status` is RESERVED, PENDING or INVITED (given back), `data.unconfirmed` what is to be confirmed; NOT_FOUND of a link that is not ours.',
      429: 'Too often.',
    },
  }),
  describeRoute({
    method: 'post',
    path: `${GUEST_RSVP_PATH}/confirm`,
    access,
    summary:
      'Makes the seat or the place in line firm that is held for the address of the mail; late, another seat if one is free, otherwise a place in line. Repeating it changes nothing.',
    caller,
    answers: {
      200: 'As it is now.',
      404: 'Not a link of ours, or forgotten.',
      409: 'It is over or off.',
      429: 'Too often.',
    },
  }),
  describeRoute({
    method: 'post',
    path: `${GUEST_RSVP_PATH}/withdraw`,
    access,
    summary:
      'Gives back the seat or the place on the waitlist; a seat goes to the first on the waitlist. Repeating it changes nothing.',
    caller,
    answers: { 200: 'As it is now.', 404: 'Not a link of ours.', 409: 'It is over.', 429: 'Too often.' },
  }),
  describeRoute({
    method: 'get',
    path: `${GUEST_RSVP_PATH}/:token.ics`,
    access,
    summary: 'The event as a calendar file.',
    caller: 'The token of the link in the mail',
    answers: { 200: 'The file.', 404: 'None, or no seat.', 429: 'Too often.' },
    answerType: 'text/calendar',
  }),
];

interface Parts {
  env: Pick<Env, 'BRAND' | 'PUBLIC_ORIGIN'>;
  rsvps: GuestRsvps;
  limits: Pick<RateLimits, 'feed'>;
}

/** `/api/guest-rsvp`: behind the page that the mail to a visitor leads to. Opening the page changes nothing. */
export function guestRsvpRoutes({ env, rsvps, limits }: Parts): Router {
  const router = Router();
  // The page checks whether its link is still valid; that it is not is an answer, too.
  router.get(
    '/',
    jsonHandler(async (req) => shown(await rsvps.read(bearerOf(req), addressOf(req))), {
      refusalStatus: { NOT_FOUND: 200 },
    }),
  );
  router.post(
    '/confirm',
    jsonHandler(async (req) => shown(await rsvps.confirm(bearerOf(req)))),
  );
  router.post(
    '/withdraw',
    jsonHandler(async (req) => shown(await rsvps.withdraw(bearerOf(req)))),
  );
  router.get('/:token.ics', file);
  return router;

  async function file(req: Request<{ token: string }>, res: Response, next: NextFunction): Promise<void> {
    res.set('cache-control', 'no-store');
    if (!(await limits.feed.take(addressOf(req))))
      return void res
        .status(429)
        .set('retry-after', '60')
        .json({ ok: false, code: 'LIMITED', message: LIMITED_MESSAGE });
    const notice = await rsvps.find(req.params.token);
    if (notice?.status !== 'RESERVED') return next();
    const { salon } = notice;
    const url = `${env.PUBLIC_ORIGIN}/upcoming-events/${encodeURIComponent(salon.slug)}`;
    res
      .set({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${encodeURIComponent(salon.slug)}.ics"`,
      })
      .send(
        salonCalendar({ ...salon, url, status: salon.salon_status ? 'CANCELLED' : 'CONFIRMED' }, env.BRAND),
      );
  }
}

/** What the page shows of it: nothing that was typed but the first name. */
const shown = (notice: RSVPNotice) => ({
  status: notice.status,
  waitlist_position: notice.waitlist_position,
  unconfirmed: notice.confirm_by && notice.status !== 'INVITED' ? { held_until: heldNow(notice) } : null,
  first_name: notice.guest?.first_name ?? null,
  salon: shownSalon(notice),
});

const shownSalon = ({ salon }: RSVPNotice) => ({
  id: salon.id,
  slug: salon.slug,
  title: salon.title,
  date: salon.date,
  timezone: salon.timezone,
  event_duration: salon.event_duration,
  event_location: salon.event_location,
  salon_status: salon.salon_status,
  phase: salon.phase,
  is_closed: salon.is_closed,
  place: salon.place,
  link: salon.link,
});

const bearerOf = ({ headers }: Request): string =>
  /^Bearer (\S{1,300})$/.exec(headers.authorization ?? '')?.[1] ?? '';
