import { Router } from 'express';
import type { Env } from '../../env';
import { answering } from '../routes/answering';
import { ownId, type CallerOf } from '../routes/caller';
import { describeRoute } from '../routes/describeRoute';
import type { Feeds } from './feeds';

const path = '/api/calendar/feed';
const caller = 'Session: her own';

export const feedAddressDocs = [
  describeRoute({
    method: 'post',
    path,
    summary: 'The addresses of her calendar, made the first time and the same until she revokes them.',
    caller,
    answers: {
      200: '`data.feed`, `data.webcal` (Outlook / Other) and `data.google` (a page to open).',
      401: 'Nobody is signed in.',
    },
  }),
  describeRoute({
    method: 'delete',
    path,
    summary: 'From now on the addresses given so far lead nowhere.',
    caller,
    answers: { 200: 'Done.', 401: 'Nobody is signed in.' },
  }),
];

interface Parts {
  env: Pick<Env, 'PUBLIC_ORIGIN'>;
  feeds: Feeds;
  callerOf: CallerOf;
}

/** `/api/calendar/feed`: Subscribe to Calendar. */
export function feedAddressRoutes({ env, feeds, callerOf }: Parts): Router {
  const router = Router();
  router.post(
    '/',
    answering(async (req) => addressesOf(await feeds.tokenOf(ownId(await callerOf(req))), env.PUBLIC_ORIGIN)),
  );
  router.delete(
    '/',
    answering(async (req) => feeds.revoke(ownId(await callerOf(req)))),
  );
  return router;
}

function addressesOf(token: string, origin: string) {
  const feed = `${origin}/calendar/feed/${token}.ics`;
  const webcal = feed.replace(/^https?:/, 'webcal:');
  return { feed, webcal, google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` };
}
