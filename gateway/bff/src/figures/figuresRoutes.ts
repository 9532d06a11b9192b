import { notFound, periodInput, type Period } from '@athenaeum/kit';
import { Router, type Request, type Response } from 'express';
import { describeRoute } from '@athenaeum/graph/edge';
import { figuresOfUse } from '../analytics/figuresOfUse';
import { csvLine } from '@athenaeum/common/escaping';
import { adminsOnly } from '../operations/adminOf';
import { jsonHandler } from '../routes/jsonHandler';
import { assertAdmitted } from '../routes/assertAdmitted';
import type { AskGraph } from '../routes/askGraph';
import type { Caller, CallerOf } from '../routes/caller';
import { CSV_FIGURES } from './csvFigures';

export const FIGURES_PATH = '/api/figures';

const caller = 'Session: admins';
const answers = {
  400: 'Not a period.',
  401: 'Nobody is signed in.',
  403: 'Not for this role.',
};

export const figuresDocs = [
  describeRoute({
    method: 'get',
    path: `${FIGURES_PATH}/use`,
    access: adminsOnly,
    summary:
      'Active members by day and by week, and what was searched for without results, from `from` to `to` (days, UTC). Words of fewer than three searches are left out.',
    caller,
    answers: { 200: '`data`: the figures.', ...answers },
  }),
  describeRoute({
    method: 'get',
    path: `${FIGURES_PATH}/:name.csv`,
    access: adminsOnly,
    summary: `A figure of a period as CSV, safe against formulas: ${Object.keys(CSV_FIGURES).join(', ')}.`,
    caller,
    answers: { 200: 'The file.', 404: 'There is no such figure.', ...answers },
    answerType: 'text/csv',
  }),
];

interface Parts {
  callerOf: CallerOf;
  askGraph: AskGraph;
}

/** `/api/figures`: what an admin's dashboard shows and the graph does not hold, and every figure as a file. */
export function figuresRoutes({ callerOf, askGraph }: Parts): Router {
  const router = Router();
  router.get(
    '/use',
    jsonHandler(async (req) => figuresOfUse((await asked(req)).period)),
  );
  router.get('/:name.csv', async (req, res, next) => {
    try {
      const { name } = req.params;
      const file = await csvOf(name, req);
      send(res, `${name}.csv`, file);
    } catch (error) {
      await jsonHandler(() => Promise.reject(error as Error))(req, res, next);
    }
  });
  return router;

  async function csvOf(name: string, req: Request): Promise<string> {
    const { caller, period } = await asked(req);
    const figure = Object.hasOwn(CSV_FIGURES, name) ? CSV_FIGURES[name] : undefined;
    if (!figure) throw notFound('figure');
    const rows = await figure.rows((query) => askGraph(caller, query, { input: period }), period);
    return [figure.columns, ...rows].map(csvLine).join('');
  }

  async function asked(req: Request): Promise<{ caller: Caller; period: Period }> {
    const caller = await callerOf(req);
    assertAdmitted(adminsOnly, caller.viewer);
    return { caller, period: periodInput.parse({ from: req.query.from, to: req.query.to }) };
  }
}

const send = (res: Response, name: string, file: string): void =>
  void res.attachment(name).type('text/csv; charset=utf-8').set('cache-control', 'no-store').send(file);
