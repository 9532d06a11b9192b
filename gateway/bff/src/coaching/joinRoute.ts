import { isJoinOpen } from '@athenaeum/coaching-contract';
import { isSignedIn } from '@athenaeum/kit';
import type { SessionParty } from '@athenaeum/coaching-contract/outgoing';
import { Router, type NextFunction, type Request, type Response } from 'express';
import { addressOf, callerBy, describeRoute, LIMITED_MESSAGE, type RateLimit } from '@athenaeum/graph/edge';
import type { SessionNotice, Sources } from '../sources/sources';
import type { SignedIn } from '../auth/signedIn';
import { sessionsPage } from '../calendar/calendarSession';
import type { AskGraph } from '../routes/askGraph';
import { found404 } from '../routes/found404';
import type { MeetingRooms } from './meetingRooms';

export const JOIN_PATH = '/api/coaching/sessions';

export const joinDocs = describeRoute({
  method: 'get',
  path: `${JOIN_PATH}/:id/join`,
  access: { to: 'signedIn', specifiedIn: 'decisions, Coaching and money', refusal: 'page' },
  summary:
    'Leads to where a coaching session takes place, from 15 minutes before it begins until it ends; at any other time to the page of sessions.',
  caller: 'Session: the member, and the coach',
  answers: {
    303: 'To the room or the link; to the page of sessions; to signing in.',
    404: 'None, or not theirs.',
    429: 'Too often.',
  },
});

const SESSION = 'query GatewayJoinSession($id: ID!) { session(id: $id) { ok code message data { id } } }';

interface Parts {
  rooms: MeetingRooms;
  sources: Pick<Sources, 'sessionNotice'>;
  askGraph: AskGraph;
  signedIn: SignedIn;
  origin: string;
  limit: RateLimit;
}

/** `/api/coaching/sessions`: the one link to a session that stays right when its place changes. */
export function joinRoute({ rooms, sources, askGraph, signedIn, origin, limit }: Parts): Router {
  const router = Router();
  router.get('/:id/join', join);
  return router;

  async function join(req: Request<{ id: string }>, res: Response, next: NextFunction): Promise<void> {
    res.set('cache-control', 'no-store');
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer)) {
      const page = new URL(sessionsPage(origin, 'member')).pathname;
      return res.redirect(303, `/api/auth/login?returnTo=${encodeURIComponent(page)}`);
    }
    if (!(await limit.take(viewer.id)))
      return void res
        .status(429)
        .set('retry-after', '60')
        .json({ ok: false, code: 'LIMITED', message: LIMITED_MESSAGE });
    const { id } = req.params;
    const caller = { ...callerBy(req, viewer), address: addressOf(req) };
    // Whether it is theirs is decided where sessions are; the name of the room is for nobody but us.
    const isTheirs = await found404(() => askGraph<{ id: string }>(caller, SESSION, { id }));
    const notice = isTheirs && (await sources.sessionNotice(id));
    const part = notice && partOf(viewer.id, notice);
    if (!notice || !part) return next();
    const address = isJoinOpen(notice, Date.now()) ? addressIn(notice) : null;
    // No referrer for the service of the rooms.
    res.set('referrer-policy', 'no-referrer');
    res.redirect(303, address ?? sessionsPage(origin, part));
  }

  function addressIn({ meeting, room }: SessionNotice): string | null {
    if (meeting?.kind === 'room') return rooms.urlOf(room);
    return meeting?.kind === 'link' ? meeting.value : null;
  }
}

/** Staff who may look at a session do not take part in it. */
function partOf(viewerId: string, { user_id, coach_user_id }: SessionNotice): SessionParty | null {
  if (viewerId === user_id) return 'member';
  return viewerId === coach_user_id ? 'coach' : null;
}
