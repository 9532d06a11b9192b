import type { Request, RequestHandler } from 'express';
import type { Origins } from './origins';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses what changes something when a page of another site sent it (safety 18). */
export const originGuard =
  (origins: Origins): RequestHandler =>
  (req, res, next) => {
    if (READS.includes(req.method) || isFromUs(req, origins)) return next();
    refuse(res);
  };

/** For the few reads that change something: followed from another site, they are refused. */
export const notFromElsewhere: RequestHandler = (req, res, next) => {
  if (req.headers['sec-fetch-site'] !== 'cross-site') return next();
  refuse(res);
};

/** Browsers always say where a change comes from; who says nothing is no browser and carries no one's cookies. */
function isFromUs(req: Request, origins: Origins): boolean {
  const { origin, 'sec-fetch-site': site } = req.headers;
  if (origin !== undefined) return origins.isTrusted(origin);
  return site === undefined || site === 'same-origin' || site === 'none';
}

const refuse = (res: Parameters<RequestHandler>[1]) =>
  void res
    .status(403)
    .json({ ok: false, code: 'FORBIDDEN', message: 'This request came from another site.' });
