import type { Request, RequestHandler } from 'express';

const LONGEST = 15_000;

/** A request that has not come in by then is given up; uploads take longer and watch over themselves. */
export const promptBody =
  (isPatient: (req: Request) => boolean, longest = LONGEST): RequestHandler =>
  (req, res, next) => {
    if (req.complete || isPatient(req)) return next();
    const late = setTimeout(() => {
      if (!req.complete) req.destroy();
    }, longest);
    res.once('close', () => clearTimeout(late));
    next();
  };
