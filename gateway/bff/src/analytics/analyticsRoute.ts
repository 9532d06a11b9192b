import { hasRole, isSignedIn, ROLES, type Viewer } from '@athenaeum/kit';
import express, { Router, type Request, type Response } from 'express';
import { addressOf, describeRoute, LIMITED_MESSAGE, type RateLimit } from '@athenaeum/graph/edge';
import type { Env } from '../env';
import type { SignedIn } from '../auth/signedIn';
import { analyticsInput, type AnalyticsEvent } from './analyticsInput';
import { countActive } from './countActive';
import { countEvents } from './countEvents';

export const analyticsDocs = describeRoute({
  method: 'post',
  path: '/api/analytics',
  access: { to: 'everyone', specifiedIn: 'architecture, Front' },
  summary:
    'What happened in a page, counted by day and role. Of whom wants no tracking (DNT, Sec-GPC) nothing is counted.',
  caller: 'Browser, limited',
  body: analyticsInput,
  answers: { 204: 'Counted.', 400: 'Not events of ours.', 429: 'Too much at once.' },
});

interface Parts {
  env: Pick<Env, 'INTERNAL_KEY'>;
  signedIn: SignedIn;
  limit: RateLimit;
}

/** `/api/analytics`: the page sends in batches, as it is left too, and never waits for an answer. */
export function analyticsRoute({ env, signedIn, limit }: Parts): Router {
  const router = Router();
  router.post('/', express.json({ limit: '20kb' }), receive);
  return router;

  async function receive(req: Request, res: Response): Promise<void> {
    if (wantsNoTracking(req)) return void res.status(204).end();
    if (!(await limit.take(addressOf(req))))
      return void res.status(429).json({ ok: false, code: 'LIMITED', message: LIMITED_MESSAGE });
    const { success, data } = analyticsInput.safeParse(req.body);
    if (!success)
      return void res.status(400).json({ ok: false, code: 'INVALID', message: 'Not events of ours.' });
    const viewer = await signedIn.viewer(req);
    await countEvents(data.events, roleOf(viewer));
    if (isSignedIn(viewer) && hasRole(viewer, 'member') && data.events.some(isPageView))
      await countActive({ userId: viewer.id, role: roleOf(viewer), key: env.INTERNAL_KEY });
    res.status(204).end();
  }
}

const isPageView = ({ name }: AnalyticsEvent) => name === 'page_view';

const wantsNoTracking = ({ headers }: Request) => headers.dnt === '1' || headers['sec-gpc'] === '1';

/** The most privileged role. */
const roleOf = ({ roles }: Viewer): string =>
  [...ROLES].reverse().find((role) => roles.has(role)) ?? 'visitor';
