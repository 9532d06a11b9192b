import type { Meter } from '@athenaeum/kit/telemetry';
import { createReportTokens, type ReportTokens, sessionIn } from '@athenaeum/registry';
import type { Registry } from 'prom-client';
import express, { Router, type Request, type Response } from 'express';
import { addressOf, describeRoute, type Log, type RateLimit } from '@athenaeum/graph/edge';
import type { Env } from '../env';
import { createMeasureVitals } from './measureVitals';
import { measureLoads } from './measureLoads';
import { reportsInput } from './reportsInput';
import { createTakeReports } from './takeReports';

export const REPORTS_PATH = '/api/remotes/reports';

export const reportsDocs = describeRoute({
  method: 'post',
  path: REPORTS_PATH,
  access: { to: 'everyone', specifiedIn: 'architecture, Front' },
  summary:
    'How areas loaded in a tab: remote, version, ms or the kind of trouble; and how it was to use them. What the registry does not know is not counted.',
  caller: 'Browser, limited',
  body: reportsInput,
  answers: {
    204: 'Taken; or too much at once, or of a page whose token is missing or too old, and let go.',
    400: 'Not reports of ours.',
    403: 'The token is not one that a page of ours was given.',
  },
});

interface Parts {
  env: Pick<Env, 'INTERNAL_KEY' | 'REPORT_KEY' | 'REPORT_KEY_PREVIOUS'>;
  limit: RateLimit;
  registry: Registry;
  meter: Meter;
  log: Log;
}

/** The page sends batches, also when it is closed, and never waits for the response. */
export function reportsRoute({ env, limit, registry, meter, log }: Parts): Router {
  const router = Router();
  const tokens = createReportTokens([env.REPORT_KEY, ...env.REPORT_KEY_PREVIOUS]);
  const take = createTakeReports({
    key: env.INTERNAL_KEY,
    measure: measureLoads(registry, meter),
    measureVitals: createMeasureVitals(registry),
    log,
  });
  router.post('/', express.json({ limit: '6kb' }), receive);
  return router;

  async function receive(req: Request, res: Response): Promise<void> {
    const address = addressOf(req);
    const { success, data } = reportsInput.safeParse(req.body);
    const page = data?.token === undefined ? 'late' : tokens.read(data.token, sessionIn(req.headers.cookie));
    // The page cannot react to it, so the answer is no error, which would only fill its console.
    if (!(await limit.take(senderOf(page, address)))) return void res.status(204).end();
    if (!success)
      return void res.status(400).json({ ok: false, code: 'INVALID', message: 'Not reports of ours.' });
    if (page === 'forged')
      return void res.status(403).json({ ok: false, code: 'FORBIDDEN', message: 'Not a page of ours.' });
    if (page !== 'late') await take(data, { page, address });
    res.status(204).end();
  }
}

/**
 * The sender that the rate limit counts. A large office has one address and many members, so each member has a limit. Visitors share
 * the limit of their address, because a page for a visitor is rendered for anybody, and a network counts as one person in the evaluation.
 */
const senderOf = (page: ReturnType<ReportTokens['read']>, address: string): string =>
  typeof page === 'object' && page.member ? `member ${page.member}` : address;
