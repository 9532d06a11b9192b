import express, { Router, type Request, type Response } from 'express';
import { addressOf, describeRoute, type Log, type RateLimits } from '@athenaeum/graph/edge';
import { askService, type SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { Env } from '../env';
import type { PostingNotice, Sources } from '../sources/sources';
import { errorPage } from '../auth/pages/errorPage';
import { PAGE_HEADERS } from '../auth/pages/layout';
import { POSTING_CONFIRMATION_PATH } from '../auth/paths';
import { confirmedPage, confirmPage, unusablePage } from './confirmPages';
import { createPostingLinks } from './postingLinks';

const caller = 'The link of the mail, for a week';

export const confirmPostingDocs = [
  describeRoute({
    method: 'get',
    path: `${POSTING_CONFIRMATION_PATH}/:token`,
    access: { to: 'everyone', specifiedIn: 'decisions, Opportunities' },
    summary: 'The page to confirm the address given with an opportunity on; opening it changes nothing.',
    caller,
    answers: { 200: 'The page.', 404: 'The link is too old, or is not ours.' },
    answerType: 'text/html',
  }),
  describeRoute({
    method: 'post',
    path: `${POSTING_CONFIRMATION_PATH}/:token`,
    access: { to: 'everyone', specifiedIn: 'decisions, Opportunities' },
    summary: 'Confirms it: board support is told, and the poster gets a link. Idempotent.',
    caller,
    answers: { 200: 'Done.', 404: 'The link is too old, or is not ours.', 429: 'Too much at once.' },
    answerType: 'text/html',
  }),
];

const NOTICE = 'ok code message data { id title stage }';
const FIND = `query GatewayPostingToConfirm($token_hash: String!) { postingToConfirm(token_hash: $token_hash) { ${NOTICE} } }`;
const CONFIRM = `mutation GatewayConfirmPosting($token_hash: String!) { confirmPosting(token_hash: $token_hash) { ${NOTICE} } }`;

interface Parts {
  env: Env;
  opportunities: SubgraphClient;
  sources: Pick<Sources, 'openPostingLink'>;
  limits: RateLimits;
  log: Log;
}

type Notice = Pick<PostingNotice, 'id' | 'title' | 'stage'>;

/** `/api/opportunities/confirm/:token`: behind the link in the mail to who posted an opportunity. */
export function confirmRoutes({ env, opportunities, sources, limits, log }: Parts): Router {
  const router = Router();
  const { confirm: tokens, poster } = createPostingLinks(env);
  router.get('/:token', show);
  router.post('/:token', express.urlencoded({ extended: false, limit: '1kb' }), confirm);
  router.use(errorPage(log));
  return router;

  function ask(query: string, token: string): Promise<Notice | null> {
    return askService<Notice>(opportunities, query, { token_hash: tokens.hashOf(token) });
  }

  async function show(req: Request<{ token: string }>, res: Response): Promise<void> {
    const posting = await ask(FIND, req.params.token);
    if (!posting) send(res, 404, unusablePage());
    else if (posting.stage === 'unconfirmed') send(res, 200, confirmPage(posting.title));
    else await showConfirmed(res, posting);
  }

  async function confirm(req: Request<{ token: string }>, res: Response): Promise<void> {
    if (!(await limits.publicForm.take(addressOf(req))))
      return send(res.set('retry-after', '60'), 429, unusablePage());
    const posting = await ask(CONFIRM, req.params.token);
    if (posting) await showConfirmed(res, posting);
    else send(res, 404, unusablePage());
  }

  async function showConfirmed(res: Response, { id, title }: Notice): Promise<void> {
    // The mail with it may still be on its way.
    await sources.openPostingLink(id, 'poster', poster.hashFor(id));
    send(res, 200, confirmedPage(title, poster.linkFor(id)));
  }
}

const send = (res: Response, status: number, page: string): void =>
  void res.status(status).set(PAGE_HEADERS).send(page);
