import { createHash } from 'node:crypto';
import { hasRole, isSignedIn } from '@athenaeum/kit';
import { Router, type NextFunction, type Request, type Response } from 'express';
import { addressOf, callerBy, describeRoute, LIMITED_MESSAGE, type RateLimit } from '@athenaeum/graph/edge';
import type { Env } from '../env';
import type { Accounts } from '../auth/accounts';
import type { SignedIn } from '../auth/signedIn';
import type { AskGraph } from '../routes/askGraph';
import { isMember, type Caller } from '../routes/caller';
import { found404 } from '../routes/found404';
import { RSVP_FIELDS, SALON_FIELDS, toCalendarSalon, type AskedRSVP, type AskedSalon } from './calendarSalon';
import { SESSION_FIELDS, toCalendarSession, type AskedSession } from './calendarSession';
import type { Feed, Feeds } from './feeds';
import type { GroupCalendarOf } from './groupCalendar';
import { type CalendarSalon, salonCalendar, salonsFeed } from './salonCalendar';
import { sessionCalendar, sessionEntry } from './sessionCalendar';

const DAY = 86_400_000;
/** How long what is over stays in a feed. */
const PAST_EVENTS_TTL_MS = 180 * DAY;
const MAX_EVENTS = 500;

export const calendarDocs = [
  describeRoute({
    method: 'get',
    path: '/calendar/feed/:token.ics',
    access: { to: 'everyone', specifiedIn: 'decisions, Salons' },
    summary:
      'The events a member has a seat at or waits for and coaching sessions, or those of a peer group for one in it, for a calendar program to come back to.',
    caller: 'The token of the address',
    answers: {
      200: 'The calendar, with an ETag.',
      304: 'Nothing has changed.',
      404: 'Revoked, never was, or of a group that the member has left.',
      429: 'Too often.',
    },
    answerType: 'text/calendar',
  }),
  describeRoute({
    method: 'get',
    path: '/calendar/salons/:slug.ics',
    access: { to: 'everyone', specifiedIn: 'decisions, Salons' },
    summary: 'One event as a file.',
    caller: 'Members, people with an RSVP, and everybody for events open to the public',
    answers: { 200: 'The file.', 404: 'None, or not for the caller.', 429: 'Too often.' },
    answerType: 'text/calendar',
  }),
  describeRoute({
    method: 'get',
    path: '/calendar/sessions/:id.ics',
    access: { to: 'signedIn', specifiedIn: 'decisions, Salons', refusal: 'nothing' },
    summary: 'One coaching session as a file.',
    caller: 'Session: the member whose session it is, and the coach',
    answers: { 200: 'The file.', 404: 'None, or not the caller’s.', 429: 'Too often.' },
    answerType: 'text/calendar',
  }),
];

const MINE = `query GatewayFeed { me { ok code message data {
  rsvp { ${RSVP_FIELDS} salon { ${SALON_FIELDS} } } sessions { ${SESSION_FIELDS} } } } }`;
const COACHED = `query GatewayCoachFeed {
  coachSessions(input: { status: { notIn: ["Cancelled"] }, take: 100 }) { ok code message data { ${SESSION_FIELDS} } } }`;
const ONE = `query GatewayCalendarSalon($slug: String!) {
  salon(input: { slug: $slug }) { ok code message data { ${SALON_FIELDS} my_rsvp { ${RSVP_FIELDS} } } }
}`;
const SESSION = `query GatewayCalendarSession($id: ID!) { session(id: $id) { ok code message data { ${SESSION_FIELDS} } } }`;

interface Parts {
  env: Pick<Env, 'BRAND' | 'PUBLIC_ORIGIN'>;
  feeds: Feeds;
  accounts: Pick<Accounts, 'viewerOf'>;
  signedIn: SignedIn;
  askGraph: AskGraph;
  groupCalendarOf: GroupCalendarOf;
  limit: RateLimit;
}

/** `/calendar`: events for calendar programs, each with what its reader may know of it now. */
export function calendarRoutes({
  env,
  feeds,
  accounts,
  signedIn,
  askGraph,
  groupCalendarOf,
  limit,
}: Parts): Router {
  const router = Router();
  router.get('/feed/:token.ics', feed);
  router.get('/salons/:slug.ics', salon);
  router.get('/sessions/:id.ics', session);
  return router;

  async function feed(req: Request<{ token: string }>, res: Response, next: NextFunction): Promise<void> {
    const address = addressOf(req);
    const found = await feeds.feedAt(req.params.token);
    if (!(await limit.take(found?.user_id ?? address))) return tooOften(res);
    const viewer = found && (await accounts.viewerOf(found.user_id));
    if (!viewer) return next();
    const told = await toldIn(found, { ...callerBy(req, viewer), address });
    if (!told) return next();
    const text = salonsFeed(newestFirst(told.entries), env.BRAND, told.name);
    const etag = `"${hashOf(text)}"`;
    // Private, with an ETag: calendar programs revalidate, and shared caches must not store a member's calendar.
    res.set({ etag, 'cache-control': 'private, no-cache' });
    if (req.headers['if-none-match']?.includes(etag)) return void res.status(304).end();
    send(res, text, env.BRAND);
  }

  /** What a feed holds, and its name; null for a group's feed of somebody who has left the group. */
  async function toldIn({ user_id, group_id }: Feed, caller: Caller) {
    if (group_id) {
      const group = await groupCalendarOf(caller, group_id);
      return group && { entries: group.events, name: `${env.BRAND}: ${group.title}` };
    }
    const entries = [...(await eventsAndSessionsOf(caller, user_id)), ...(await coachedBy(caller, user_id))];
    return { entries, name: env.BRAND };
  }

  async function eventsAndSessionsOf(caller: Caller, userId: string): Promise<CalendarSalon[]> {
    interface Mine {
      rsvp: (AskedRSVP & { salon: AskedSalon | null })[] | null;
      sessions: AskedSession[] | null;
    }
    const { rsvp, sessions } = await askGraph<Mine>(caller, MINE);
    const events = (rsvp ?? []).flatMap(({ salon, ...answer }) =>
      salon && answer.status !== 'INVITED'
        ? [
            {
              ...toCalendarSalon(salon, answer, env.PUBLIC_ORIGIN),
              since: answer.responded_at ?? answer.created_at,
            },
          ]
        : [],
    );
    return [...events, ...entriesOf(sessions ?? [], userId)];
  }

  /** Those a coach holds. */
  async function coachedBy(caller: Caller, userId: string): Promise<CalendarSalon[]> {
    if (!hasRole(caller.viewer, 'coach')) return [];
    const sessions = await found404(() => askGraph<AskedSession[]>(caller, COACHED));
    return entriesOf(sessions ?? [], userId);
  }

  function entriesOf(sessions: readonly AskedSession[], userId: string): CalendarSalon[] {
    return sessions
      .filter(({ status }) => status !== 'Cancelled')
      .map((session) => sessionEntry(toCalendarSession(session, userId, env.PUBLIC_ORIGIN)));
  }

  async function salon(req: Request<{ slug: string }>, res: Response, next: NextFunction): Promise<void> {
    const viewer = await signedIn.viewer(req);
    const address = addressOf(req);
    res.set('cache-control', 'no-store');
    if (!(await limit.take(isSignedIn(viewer) ? viewer.id : address))) return tooOften(res);
    const found = await found404(() =>
      askGraph<AskedSalon & { my_rsvp: AskedRSVP | null }>({ ...callerBy(req, viewer), address }, ONE, {
        slug: req.params.slug,
      }),
    );
    if (!found) return next();
    const { my_rsvp, ...event } = found;
    const isEntitled = isMember(viewer) || my_rsvp !== null || event.invite_type === 'OPEN_TO_PUBLIC';
    if (!isEntitled) return next();
    send(res, salonCalendar(toCalendarSalon(event, my_rsvp, env.PUBLIC_ORIGIN), env.BRAND), event.slug);
  }

  async function session(req: Request<{ id: string }>, res: Response, next: NextFunction): Promise<void> {
    const viewer = await signedIn.viewer(req);
    const address = addressOf(req);
    res.set('cache-control', 'no-store');
    if (!isSignedIn(viewer)) return next();
    if (!(await limit.take(viewer.id))) return tooOften(res);
    const { id } = req.params;
    const found = await found404(() =>
      askGraph<AskedSession>({ ...callerBy(req, viewer), address }, SESSION, { id }),
    );
    if (!found) return next();
    send(res, sessionCalendar(toCalendarSession(found, viewer.id, env.PUBLIC_ORIGIN), env.BRAND), 'session');
  }
}

function newestFirst(entries: readonly CalendarSalon[]): CalendarSalon[] {
  const since = Date.now() - PAST_EVENTS_TTL_MS;
  return entries
    .filter(({ date }) => date > since)
    .sort((one, other) => other.date - one.date)
    .slice(0, MAX_EVENTS);
}

function send(res: Response, text: string, name: string): void {
  const filename = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'events'}.ics`;
  res
    .set({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
    })
    .send(text);
}

const tooOften = (res: Response): void =>
  void res
    .status(429)
    .set('retry-after', '60')
    .json({ ok: false, code: 'LIMITED', message: LIMITED_MESSAGE });

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
