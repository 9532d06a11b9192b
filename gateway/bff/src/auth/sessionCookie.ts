import type { Request, Response } from 'express';
import { readCookie } from '@athenaeum/graph/edge';
import type { Env } from '../env';

export interface SessionCookie {
  read(req: Request): string | undefined;
  write(res: Response, value: string): void;
  clear(res: Response): void;
}

/** The only thing the browser holds. In production the prefix makes browsers insist on https and on this very host. */
export function createSessionCookie(env: Pick<Env, 'isProduction' | 'SESSION_LONGEST_HOURS'>): SessionCookie {
  const name = env.isProduction ? '__Host-athenaeum' : 'athenaeum_session';
  const options = { httpOnly: true, sameSite: 'lax', secure: env.isProduction, path: '/' } as const;
  // The browser may keep it as long as a session can live; whether it still does is the server's to say.
  const maxAge = env.SESSION_LONGEST_HOURS * 3_600_000;
  return {
    read: (req) => readCookie(req, name),
    write: (res, value) => void res.cookie(name, value, { ...options, maxAge }),
    clear: (res) => void res.clearCookie(name, options),
  };
}
