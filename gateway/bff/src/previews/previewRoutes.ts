import { isSignedIn } from '@athenaeum/kit';
import { findPreview, leavePreview, openPreview, previewCookie } from '@athenaeum/registry';
import { Router, type Request, type Response } from 'express';
import mongoose from 'mongoose';
import { describeRoute, type Log, readCookie } from '@athenaeum/graph/edge';
import type { Env } from '../env';
import { errorPage } from '../auth/pages/errorPage';
import { PAGE_HEADERS } from '../auth/pages/layout';
import type { SignedIn } from '../auth/signedIn';
import { gonePage, previewPage, signInFirstPage } from './previewPages';

export const PREVIEWS_PATH = '/api/previews';
/** How much longer than its preview the cookie is valid, so that an open tab learns of the end. */
const REMEMBERED = 24 * 60 * 60_000;

const caller = 'Whoever is signed in and has the link, for a day';
const answers = { 401: 'Nobody is signed in.', 404: 'The link is too old, was withdrawn, or is not ours.' };

export const previewDocs = [
  describeRoute({
    method: 'get',
    path: `${PREVIEWS_PATH}/:token`,
    access: { to: 'signedIn', specifiedIn: 'architecture, Front' },
    summary:
      'The page that asks before a preview of an area is opened, and says who published it. It changes nothing.',
    caller,
    answers: { 200: 'The page.', ...answers },
    answerType: 'text/html',
  }),
  describeRoute({
    method: 'post',
    path: `${PREVIEWS_PATH}/leave`,
    access: { to: 'everyone', specifiedIn: 'architecture, Front' },
    summary: 'Ends the preview of this browser, and goes to the front page.',
    caller: 'Browser that has one',
    answers: { 303: 'It is over.' },
  }),
  describeRoute({
    method: 'post',
    path: `${PREVIEWS_PATH}/:token`,
    access: { to: 'signedIn', specifiedIn: 'architecture, Front' },
    summary:
      'From now on this browser has the previewed version of that area, for whom it was opened, until the link ends.',
    caller,
    answers: { 303: 'To the area.', ...answers },
    answerType: 'text/html',
  }),
];

interface Parts {
  env: Pick<Env, 'PUBLIC_ORIGIN'>;
  signedIn: Pick<SignedIn, 'viewer'>;
  log: Log;
}

/** `/api/previews/<token>`: opens a preview, after a confirmation on our own page. */
export function previewRoutes({ env, signedIn, log }: Parts): Router {
  const router = Router();
  const isHttps = env.PUBLIC_ORIGIN.startsWith('https:');
  const cookie = previewCookie(isHttps);
  const options = { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' } as const;

  router.get('/:token', async (req, res) => {
    if (!isSignedIn(await signedIn.viewer(req))) return send(res, 401, signInFirstPage());
    const preview = await findPreview(mongoose.connection, req.params.token);
    if (preview) send(res, 200, previewPage(preview));
    else send(res, 404, gonePage());
  });
  router.post('/leave', async (req, res) => {
    const secret = readCookie(req, cookie);
    if (secret) await leavePreview(mongoose.connection, secret);
    res.clearCookie(cookie, options).redirect(303, '/');
  });
  // `originGuard` refuses requests of other sites, so this is our own form.
  router.post('/:token', async (req: Request<{ token: string }>, res) => {
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer)) return send(res, 401, signInFirstPage());
    const opened = await openPreview(mongoose.connection, req.params.token, viewer.id);
    if (!opened) return send(res, 404, gonePage());
    const { secret, preview } = opened;
    log.info({ remote: preview.remote, version: preview.version }, 'a preview was opened');
    res
      .set(WITHOUT_PATH)
      .cookie(cookie, secret, { ...options, maxAge: preview.until - Date.now() + REMEMBERED })
      .redirect(303, firstPageOf(preview.entry.manifest.pages));
  });
  router.use(errorPage(log));
  return router;
}

/** Keeps the token, which is in the path, out of referrers; the form's origin is still sent. */
const WITHOUT_PATH = { 'referrer-policy': 'strict-origin' };

const firstPageOf = (pages: readonly { path: string }[]) =>
  pages.find(({ path }) => !/[:*]/.test(path))?.path ?? '/';

const send = (res: Response, status: number, page: string): void =>
  void res
    .status(status)
    .set({ ...PAGE_HEADERS, ...WITHOUT_PATH })
    .send(page);
