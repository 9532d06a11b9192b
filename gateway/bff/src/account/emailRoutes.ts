import { Refusal } from '@athenaeum/kit';
import express, { Router, type Request, type Response } from 'express';
import { addressOf, describeRoute, type Log, type RateLimits } from '@athenaeum/graph/edge';
import { askService, type SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { Env } from '../env';
import { errorPage } from '../auth/pages/errorPage';
import { PAGE_HEADERS } from '../auth/pages/layout';
import { createEmailTokens } from '../auth/password/resetTokens';
import { EMAIL_CONFIRMATION_PATH } from '../auth/paths';
import { confirmedPage, confirmPage, unusablePage } from './emailPages';

const caller = 'The link of the mail: once, for a day';

export const emailDocs = [
  describeRoute({
    method: 'get',
    path: `${EMAIL_CONFIRMATION_PATH}/:token`,
    access: { to: 'everyone', specifiedIn: 'decisions, Signing up and in' },
    summary: 'The page to confirm a new address of an account on; opening it changes nothing.',
    caller,
    answers: { 200: 'The page.', 404: 'The link was used, is too old, or is not ours.' },
    answerType: 'text/html',
  }),
  describeRoute({
    method: 'post',
    path: `${EMAIL_CONFIRMATION_PATH}/:token`,
    access: { to: 'everyone', specifiedIn: 'decisions, Signing up and in' },
    summary: 'Makes it the address of the account, and tells the old one.',
    caller,
    answers: {
      200: 'Done.',
      404: 'The link was used, is too old, or is not ours.',
      409: 'The address has an account by now.',
      429: 'Too much at once.',
    },
    answerType: 'text/html',
  }),
];

const FIND = `query GatewayEmailChange($token_hash: String!) {
  emailChange(token_hash: $token_hash) { ok code message data { email } } }`;
const CONFIRM = `mutation GatewayConfirmEmailChange($token_hash: String!) {
  confirmEmailChange(token_hash: $token_hash) { ok code message data { email } } }`;

interface Parts {
  env: Env;
  users: SubgraphClient;
  limits: RateLimits;
  log: Log;
}

/** `/api/account/email/:token`: behind the link in the mail to a new address. */
export function emailRoutes({ env, users, limits, log }: Parts): Router {
  const router = Router();
  const tokens = createEmailTokens(env);
  router.get('/:token', show);
  router.post('/:token', express.urlencoded({ extended: false, limit: '1kb' }), confirm);
  router.use(errorPage(log));
  return router;

  function find(token_hash: string): Promise<{ email: string } | null> {
    return askService<{ email: string }>(users, FIND, { token_hash });
  }

  async function show(req: Request<{ token: string }>, res: Response): Promise<void> {
    const change = await find(tokens.hashOf(req.params.token));
    if (change) send(res, 200, confirmPage(change.email));
    else send(res, 404, unusablePage());
  }

  async function confirm(req: Request<{ token: string }>, res: Response): Promise<void> {
    if (!(await limits.publicForm.take(addressOf(req))))
      return send(res.set('retry-after', '60'), 429, unusablePage());
    try {
      const token_hash = tokens.hashOf(req.params.token);
      const changed = await askService<{ email: string }>(users, CONFIRM, { token_hash });
      send(res, 200, confirmedPage(changed?.email ?? ''));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      send(res, error.code === 'CONFLICT' ? 409 : 404, unusablePage());
    }
  }
}

const send = (res: Response, status: number, page: string): void =>
  void res.status(status).set(PAGE_HEADERS).send(page);
