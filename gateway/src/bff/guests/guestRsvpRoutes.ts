import { notFound, Refusal } from '@athenaeum/kit';
import { Router, type NextFunction, type Request, type Response } from 'express';
import { addressOf } from '../../edge/addressOf';
import { LIMITED_MESSAGE, type RateLimits } from '../../edge/rateLimits';
import type { Env } from '../../env';
import type { SubgraphClient } from '../../graph/subgraphs/subgraphClient';
import type { RSVPNotice, Sources } from '../../outbox/sources';
import { salonCalendar } from '../calendar/salonCalendar';
import { answering } from '../routes/answering';
import { askService } from '../routes/askService';
import { describeRoute } from '../routes/describeRoute';
import type { RsvpLinks } from './rsvpLinks';

export const GUEST_RSVP_PATH = '/api/guest-rsvp';
const caller = 'The link of her mail, its token as a bearer token';

export const guestRsvpDocs = [
  describeRoute({
    method: 'get',
    path: GUEST_RSVP_PATH,
    summary: 'What a visitor holds by the public form, and its event as she may know it.',
    caller,
    answers: {
      200: '`data.status` is RESERVED, PENDING or INVITED (given back), `data.unconfirmed` what is to be confirmed; NOT_FOUND of a link that is not ours.',
      429: 'Too often.',
    },
  }),
  describeRoute({
    method: 'post',
    path: `${GUEST_RSVP_PATH}/confirm`,
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
    summary:
      'Gives her seat or her place in line back; a seat goes to the first in line. Repeating it changes nothing.',
    caller,
    answers: { 200: 'As it is now.', 404: 'Not a link of ours.', 409: 'It is over.', 429: 'Too often.' },
  }),
  describeRoute({
    method: 'get',
    path: `${GUEST_RSVP_PATH}/:token.ics`,
    summary: 'Her event as a file.',
    caller: 'The token of the link in her mail',
    answers: { 200: 'The file.', 404: 'None, or she has no seat.', 429: 'Too often.' },
    answerType: 'text/calendar',
  }),
];

const CONFIRM = `mutation GatewayConfirmGuestRSVP($id: ID!) {
  confirmGuestRSVP(id: $id) { ok code message data { id status } } }`;
const WITHDRAW = `mutation GatewayWithdrawGuestRSVP($id: ID!) {
  withdrawGuestRSVP(id: $id) { ok code message data { id status } } }`;

interface Parts {
  env: Pick<Env, 'BRAND' | 'PUBLIC_ORIGIN'>;
  links: RsvpLinks;
  sources: Pick<Sources, 'rsvpNotice'>;
  content: SubgraphClient;
  limits: Pick<RateLimits, 'feed' | 'rsvp'>;
}

/** `/api/guest-rsvp`: behind the page that the mail to a visitor leads to. Opening the page changes nothing. */
export function guestRsvpRoutes({ env, links, sources, content, limits }: Parts): Router {
  const router = Router();
  // A page asks whether its link still means something: that it does not is an answer.
  router.get('/', answering(read, { refusalStatus: { NOT_FOUND: 200 } }));
  router.post(
    '/confirm',
    answering((req) => change(req, CONFIRM)),
  );
  router.post(
    '/withdraw',
    answering((req) => change(req, WITHDRAW)),
  );
  router.get('/:token.ics', file);
  return router;

  async function read(req: Request) {
    await within(limits.feed, addressOf(req));
    return shown(await hers(bearerOf(req)));
  }

  async function change(req: Request, mutation: string) {
    const { id } = await hers(bearerOf(req));
    await within(limits.rsvp, id);
    await askService(content, mutation, { id });
    return shown(await hers(bearerOf(req)));
  }

  async function file(req: Request<{ token: string }>, res: Response, next: NextFunction): Promise<void> {
    res.set('cache-control', 'no-store');
    if (!(await limits.feed.take(addressOf(req))))
      return void res
        .status(429)
        .set('retry-after', '60')
        .json({ ok: false, code: 'LIMITED', message: LIMITED_MESSAGE });
    const id = links.read(req.params.token);
    const notice = id && (await guestNotice(id));
    if (!notice || notice.status !== 'RESERVED') return next();
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

  async function hers(token: string): Promise<RSVPNotice> {
    const id = links.read(token);
    const notice = id && (await guestNotice(id));
    if (!notice) throw notFound('RSVP');
    return notice;
  }

  /** A member's RSVP is hers by her session, whatever link there may be. */
  async function guestNotice(id: string): Promise<RSVPNotice | null> {
    const notice = await sources.rsvpNotice(id);
    return notice && !notice.user_id ? notice : null;
  }
}

/** What the page shows of it: nothing she typed but her first name. */
const shown = ({ status, waitlist_position, confirm_by, held_until, guest, salon }: RSVPNotice) => ({
  status,
  waitlist_position,
  unconfirmed: confirm_by && status !== 'INVITED' ? { held_until: heldNow(held_until) } : null,
  first_name: guest?.first_name ?? null,
  salon: {
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
  },
});

/** Until when; null when its time is over, though nobody has let it go yet. */
const heldNow = (until: number | null): number | null => (until && until > Date.now() ? until : null);

async function within(limit: RateLimits['feed'], key: string): Promise<void> {
  if (!(await limit.take(key))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
}

const bearerOf = ({ headers }: Request): string =>
  /^Bearer (\S{1,300})$/.exec(headers.authorization ?? '')?.[1] ?? '';
