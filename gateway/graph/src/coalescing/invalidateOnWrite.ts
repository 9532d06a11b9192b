import type { RequestHandler } from 'express';
import type { Graph } from '../graph';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Invalidates shared answers after a route's write, before its response is seen. */
export const invalidateOnWrite =
  ({ forget }: Pick<Graph, 'forget'>): RequestHandler =>
  ({ method }, res, next) => {
    if (!READS.has(method)) res.once('finish', forget);
    next();
  };
