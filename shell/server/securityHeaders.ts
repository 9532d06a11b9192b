import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** All security headers but the content security policy, which needs each page's nonce. */
export const securityHeaders = ({ secure }: { secure: boolean }): RequestHandler =>
  helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Scripts of remotes are loaded across our own origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
