import type { RequestHandler } from 'express';
import type { Graph } from '../graph';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a route changed is seen by whoever asks the graph once she is told of it. */
export const forgetOnChange =
  ({ forget }: Pick<Graph, 'forget'>): RequestHandler =>
  ({ method }, res, next) => {
    if (!READS.has(method)) res.once('finish', forget);
    next();
  };
