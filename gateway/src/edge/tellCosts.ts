import { countingInto, type Costs } from '@athenaeum/kit';
import type { RequestHandler } from 'express';
import type { Env } from '../env';

/** Where subgraphs are processes of their own, nobody here knows what they ask of the database. */
export const tellsCosts = (env: Pick<Env, 'TELL_COSTS' | 'isProduction' | 'GATEWAY_MODE'>) =>
  env.TELL_COSTS && !env.isProduction && env.GATEWAY_MODE === 'embedded';

/** Says with every answer what it took, where a browser's own tools show it: `Server-Timing: fetches;desc=3, queries;desc=12`. */
export const tellCosts: RequestHandler = (_req, res, next) => {
  const costs: Costs = { fetches: 0, queries: 0 };
  const writeHead = res.writeHead.bind(res);
  // Express has no event for the moment before the head leaves; of the overloads all arguments are handed on as they are.
  res.writeHead = ((...head: Parameters<typeof writeHead>) => {
    res.setHeader('server-timing', `fetches;desc=${costs.fetches}, queries;desc=${costs.queries}`);
    return writeHead(...head);
  }) as typeof writeHead;
  countingInto(costs, next);
};
