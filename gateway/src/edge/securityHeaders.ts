import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Answers are data: nothing in them runs, loads or is framed. Pages of ours bring a policy of their own. */
export const securityHeaders = (isProduction: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isProduction ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  });
