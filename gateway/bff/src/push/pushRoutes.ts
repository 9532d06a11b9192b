import { notFound, Refusal } from '@athenaeum/kit';
import express, { Router, type Request } from 'express';
import { describeRoute, LIMITED_MESSAGE, type RateLimits, type RouteAccess } from '@athenaeum/graph/edge';
import { deviceOf } from '../auth/device';
import { requireViewer, type SignedIn } from '../auth/signedIn';
import type { Env } from '../env';
import { jsonHandler } from '../routes/jsonHandler';
import { addPushDevice, removePushDevice, seePushDevice } from './pushDevices';
import { pushInput } from './pushInput';
import { vapidOf } from './vapid';

export const PUSH_PATH = '/api/account/push';
const caller = 'Session: one’s own';
const access: RouteAccess = { to: 'signedIn', specifiedIn: 'community 6' };
const unknown = { 401: 'Nobody is signed in.', 404: 'Notifications on devices are not configured.' };

export const pushDocs = [
  describeRoute({
    method: 'get',
    path: PUSH_PATH,
    access,
    summary: 'What a browser subscribes with to show the member’s notifications.',
    caller,
    answers: {
      200: '`data.key`: the public key (VAPID), base64url; null where it is not configured.',
      401: unknown[401],
    },
  }),
  describeRoute({
    method: 'post',
    path: PUSH_PATH,
    access,
    summary: 'Shows the member’s notifications in this browser too, until it is signed out.',
    caller,
    body: pushInput,
    answers: {
      200: '`data.id`: names it for the member.',
      400: 'Not a subscription.',
      ...unknown,
      429: 'Too much at once.',
    },
  }),
  describeRoute({
    method: 'put',
    path: `${PUSH_PATH}/:id`,
    access,
    summary:
      'Whether this browser shows the member’s notifications still; it ends with this session from now on.',
    caller,
    answers: { 200: '`data`: true or false.', ...unknown },
  }),
  describeRoute({
    method: 'delete',
    path: `${PUSH_PATH}/:id`,
    access,
    summary: 'Shows nothing more in that browser of the member.',
    caller,
    answers: { 200: 'Done, also where it was before.', 401: unknown[401] },
  }),
];

interface Parts {
  env: Pick<Env, 'PUSH_PRIVATE_KEY' | 'MEMBER_SUPPORT_EMAIL'>;
  signedIn: SignedIn;
  limits: Pick<RateLimits, 'records'>;
}

/** `/api/account/push`: the browsers that show a member's notifications. */
export function pushRoutes({ env, signedIn, limits }: Parts): Router {
  const router = Router();
  const vapid = vapidOf(env);
  const own = async (req: Request) => (await requireViewer(signedIn, req, access)).id;

  async function here(req: Request) {
    const user_id = await own(req);
    const session = signedIn.sessionNameOf(req);
    if (!vapid || !session) throw notFound('address');
    return { owner: { user_id, session }, made_for: vapid.publicKey };
  }

  router.get(
    '/',
    jsonHandler(async (req) => {
      await own(req);
      return { key: vapid?.publicKey ?? null };
    }),
  );
  router.post(
    '/',
    express.json({ limit: '4kb' }),
    jsonHandler(async (req) => {
      const { owner, made_for } = await here(req);
      if (!(await limits.records.take(owner.user_id))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
      return {
        id: await addPushDevice(owner, pushInput.parse(req.body), { made_for, device: deviceOf(req) }),
      };
    }),
  );
  router.put(
    '/:id',
    jsonHandler(async (req) => {
      const { owner, made_for } = await here(req);
      return seePushDevice(owner, String(req.params.id), made_for);
    }),
  );
  router.delete(
    '/:id',
    jsonHandler(async (req) => {
      await removePushDevice(await own(req), String(req.params.id));
      return true;
    }),
  );
  return router;
}
