import type { Request, RequestHandler } from 'express';
import type { Origins } from './origins';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** CSRF protection: refuses cross-site requests with methods that change data (safety 18). */
export const originGuard =
  (origins: Origins): RequestHandler =>
  (req, res, next) => {
    if (READS.includes(req.method) || isFromUs(req, origins)) return next();
    refuse(res);
  };

/** CSRF protection for the few GET routes that change data: refused when followed from another site. */
export const refuseCrossSite: RequestHandler = (req, res, next) => {
  if (req.headers['sec-fetch-site'] !== 'cross-site') return next();
  refuse(res);
};

/** Browsers always send an origin with such requests; a client that sends none is no browser and has no user's cookies. */
function isFromUs(req: Request, origins: Origins): boolean {
  const { origin, 'sec-fetch-site': site } = req.headers;
  if (origin !== undefined) return origins.isTrusted(origin);
  return site === undefined || site === 'same-origin' || site === 'none';
}

const refuse = (res: Parameters<RequestHandler>[1]) =>
  void res
    .status(403)
    .json({ ok: false, code: 'FORBIDDEN', message: 'This request came from another site.' });
