import { countingInto, type Costs } from '@athenaeum/kit';
import type { RequestHandler } from 'express';
import type { GraphEnv } from '../configuration/graphVariables';

/** Only in embedded mode: when subgraphs are separate processes, their database commands are not known here. */
export const sendsServerTiming = (env: Pick<GraphEnv, 'TELL_COSTS' | 'isProduction' | 'GATEWAY_MODE'>) =>
  env.TELL_COSTS && !env.isProduction && env.GATEWAY_MODE === 'embedded';

/** Adds the costs of a response for the browser's developer tools: `Server-Timing: fetches;desc=3, queries;desc=12`. */
export const serverTiming: RequestHandler = (_req, res, next) => {
  const costs: Costs = { fetches: 0, queries: 0 };
  const writeHead = res.writeHead.bind(res);
  // Express has no event before headers are sent; all overloads' arguments are passed through.
  res.writeHead = ((...head: Parameters<typeof writeHead>) => {
    res.setHeader('server-timing', `fetches;desc=${costs.fetches}, queries;desc=${costs.queries}`);
    return writeHead(...head);
  }) as typeof writeHead;
  countingInto(costs, next);
};
