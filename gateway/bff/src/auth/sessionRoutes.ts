import { notFound } from '@athenaeum/kit';
import { Router, type Request } from 'express';
import { describeRoute, type RouteAccess } from '@athenaeum/graph/edge';
import { jsonHandler } from '../routes/jsonHandler';
import type { SessionCookie } from './sessionCookie';
import { requireViewer, type SignedIn } from './signedIn';
import type { WebSessions } from './webSessions';

const path = '/api/auth/sessions';
const caller = 'Session: own data only';

const access: RouteAccess = { to: 'signedIn', specifiedIn: 'community 6' };

export const sessionDocs = [
  describeRoute({
    method: 'get',
    path,
    access,
    summary:
      'The user’s sessions: `id`, `device`, `created_at`, `seen_at` (epoch ms), `is_current`; the last used first.',
    caller,
    answers: { 200: '`data`, a list.', 401: 'Nobody is signed in.' },
  }),
  describeRoute({
    method: 'delete',
    path,
    access,
    summary: 'Ends every session of the user but this one.',
    caller,
    answers: { 200: '`data`: how many.', 401: 'Nobody is signed in.' },
  }),
  describeRoute({
    method: 'delete',
    path: `${path}/:id`,
    access,
    summary: 'Ends one of the user’s sessions.',
    caller,
    answers: { 200: 'Done.', 401: 'Nobody is signed in.', 404: 'No such session of the user.' },
  }),
];

interface Parts {
  sessions: WebSessions;
  signedIn: SignedIn;
  cookie: SessionCookie;
}

/** `/api/auth/sessions`: lists and ends the user's sessions. */
export function sessionRoutes({ sessions, signedIn, cookie }: Parts): Router {
  const router = Router();
  const ownIdOf = async (req: Request) => (await requireViewer(signedIn, req, access)).id;
  router.get(
    '/',
    jsonHandler(async (req) => sessions.list(await ownIdOf(req), cookie.read(req))),
  );
  router.delete(
    '/',
    jsonHandler(async (req) => sessions.endOthers(await ownIdOf(req), cookie.read(req))),
  );
  router.delete(
    '/:id',
    jsonHandler(async (req) => {
      if (!(await sessions.endOne(await ownIdOf(req), String(req.params.id)))) throw notFound('session');
      return true;
    }),
  );
  return router;
}
