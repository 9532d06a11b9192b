import { Refusal } from '@athenaeum/kit';
import express, { Router, type Request, type Response } from 'express';
import { addressOf, describeRoute, type Log, type RateLimits } from '@athenaeum/graph/edge';
import type { Env } from '../../env';
import { errorPage } from '../../auth/pages/errorPage';
import { PAGE_HEADERS } from '../../auth/pages/layout';
import type { SecretEnv } from '../../auth/secrets';
import { CONFIRM_PATH, createConfirmLinks } from './confirmLinks';
import { confirmedPage, confirmPage, unusablePage } from './confirmPages';
import type { Memberships } from './memberships';

const caller = 'The link of the mail about a membership that was paid for';

export const confirmDocs = [
  describeRoute({
    method: 'get',
    path: `${CONFIRM_PATH}/:token`,
    access: { to: 'everyone', specifiedIn: 'decisions, Signing up and in' },
    summary:
      'The page to confirm on that the address a membership was paid for with is one’s own; opening it changes nothing.',
    caller,
    answers: { 200: 'The page.', 404: 'Not a link of ours.' },
    answerType: 'text/html',
  }),
  describeRoute({
    method: 'post',
    path: `${CONFIRM_PATH}/:token`,
    access: { to: 'everyone', specifiedIn: 'decisions, Signing up and in' },
    summary: 'Confirms it. What was paid counts for the account there is; repeating it changes nothing.',
    caller,
    answers: {
      200: 'Done.',
      303: 'Done; on to setting the first password.',
      404: 'Not a link of ours.',
      409: 'The account is closed.',
      429: 'Too much at once.',
    },
    answerType: 'text/html',
  }),
];

const PASSWORD_PATH = '/sign-up/password';

interface Parts {
  env: SecretEnv & Pick<Env, 'PUBLIC_ORIGIN' | 'OIDC_ISSUER'>;
  memberships: Pick<Memberships, 'confirm' | 'mailedFirstPassword'>;
  limits: Pick<RateLimits, 'publicForm'>;
  log: Log;
}

/** `/api/billing/membership/confirm`: behind the link in the mail about a membership that somebody paid for. */
export function confirmRoutes({ env, memberships, limits, log }: Parts): Router {
  const router = Router();
  const links = createConfirmLinks(env);
  router.get('/:token', show);
  router.post('/:token', express.urlencoded({ extended: false, limit: '1kb' }), confirm);
  router.use(errorPage(log));
  return router;

  function show(req: Request<{ token: string }>, res: Response): void {
    if (links.read(req.params.token)) send(res, 200, confirmPage());
    else send(res, 404, unusablePage());
  }

  async function confirm(req: Request<{ token: string }>, res: Response): Promise<void> {
    if (!(await limits.publicForm.take(addressOf(req))))
      return send(res.set('retry-after', '60'), 429, unusablePage());
    const id = links.read(req.params.token);
    if (!id) return send(res, 404, unusablePage());
    try {
      await memberships.confirm(id);
      const right = env.OIDC_ISSUER ? null : await memberships.mailedFirstPassword(id);
      if (!right) return send(res, 200, confirmedPage());
      res
        .set(PAGE_HEADERS)
        .redirect(303, `${env.PUBLIC_ORIGIN}${PASSWORD_PATH}#${right.user_id}.${right.token}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      send(res, error.code === 'CONFLICT' ? 409 : 404, unusablePage());
    }
  }
}

const send = (res: Response, status: number, page: string): void =>
  void res.status(status).set(PAGE_HEADERS).send(page);
