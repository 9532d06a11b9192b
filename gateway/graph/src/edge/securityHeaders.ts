import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Responses are data: nothing in them may run, load or be framed. HTML pages set their own policy. */
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
