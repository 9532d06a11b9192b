import type { Request, RequestHandler } from 'express';

const BODY_TIMEOUT_MS = 15_000;

/** Closes a request whose body has not arrived in time; uploads take longer and have their own timeouts. */
export const bodyTimeout =
  (isExempt: (req: Request) => boolean, timeoutMs = BODY_TIMEOUT_MS): RequestHandler =>
  (req, res, next) => {
    if (req.complete || isExempt(req)) return next();
    const late = setTimeout(() => {
      if (!req.complete) req.destroy();
    }, timeoutMs);
    res.once('close', () => clearTimeout(late));
    next();
  };
