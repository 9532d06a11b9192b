import { notFound } from '@athenaeum/kit';
import { Router, type Request } from 'express';
import * as z from 'zod';
import { describeRoute } from '@athenaeum/graph/edge';
import type { Env } from '../env';
import { jsonHandler } from '../routes/jsonHandler';
import { ownId, type CallerOf } from '../routes/caller';
import type { Feed, Feeds } from './feeds';
import type { GroupCalendarOf } from './groupCalendar';

const path = '/api/calendar/feed';
const caller = 'Session: own data only';
/** Of a peer group, by its id: its calendar in the place of the caller's own. */
const query = z.strictObject({ group: z.string().min(1).max(64).optional() });
const refusals = {
  401: 'Nobody is signed in.',
  404: 'There is no such peer group, or the caller is not in it.',
};

export const feedAddressDocs = [
  describeRoute({
    method: 'post',
    path,
    access: { to: 'signedIn', specifiedIn: 'decisions, Salons' },
    summary:
      'The addresses of the member’s calendar, or of a peer group’s, created on first use and the same until revoked.',
    caller,
    query,
    answers: {
      200: '`data.feed`, `data.webcal` (Outlook / Other) and `data.google` (a page to open).',
      ...refusals,
    },
  }),
  describeRoute({
    method: 'delete',
    path,
    access: { to: 'signedIn', specifiedIn: 'decisions, Salons' },
    summary: 'From now on the addresses given so far lead nowhere.',
    caller,
    query,
    answers: { 200: 'Done.', 401: refusals[401] },
  }),
];

interface Parts {
  env: Pick<Env, 'PUBLIC_ORIGIN'>;
  feeds: Feeds;
  callerOf: CallerOf;
  groupCalendarOf: GroupCalendarOf;
}

/** `/api/calendar/feed`: Subscribe to Calendar. */
export function feedAddressRoutes({ env, feeds, callerOf, groupCalendarOf }: Parts): Router {
  const router = Router();
  router.post(
    '/',
    jsonHandler(async (req) => addressesOf(await feeds.tokenOf(await feedFor(req)), env.PUBLIC_ORIGIN)),
  );
  router.delete(
    '/',
    // A member who has left a group may still revoke its address.
    jsonHandler(async (req) => feeds.revoke(feedOf(ownId(await callerOf(req)), req))),
  );
  return router;

  /** A group's calendar is for those in it, as the graph has them. */
  async function feedFor(req: Request): Promise<Feed> {
    const asker = await callerOf(req);
    const feed = feedOf(ownId(asker), req);
    if (feed.group_id && !(await groupCalendarOf(asker, feed.group_id))) throw notFound('peer group');
    return feed;
  }
}

function feedOf(user_id: string, req: Request): Feed {
  const { group } = query.parse(req.query);
  return group ? { user_id, group_id: group } : { user_id };
}

function addressesOf(token: string, origin: string) {
  const feed = `${origin}/calendar/feed/${token}.ics`;
  const webcal = feed.replace(/^https?:/, 'webcal:');
  return { feed, webcal, google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` };
}
