import { randomInt } from 'node:crypto';
import type { Request, Response } from 'express';

const COHORTS = 100;
const KEPT = 30 * 24 * 60 * 60 * 1000;

/**
 * One of a hundred groups, drawn at random and kept in a cookie: a canary goes to the same browsers. It reveals nothing
 * about the person.
 */
export function cohortOf(request: Request, response: Response, secure: boolean): number {
  const cookie = secure ? '__Host-athenaeum-cohort' : 'cohort';
  const known = new RegExp(`(?:^|; )${cookie}=(\\d{1,2})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
  if (known !== undefined) return Number(known);
  const drawn = randomInt(COHORTS);
  response.cookie(cookie, String(drawn), {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: KEPT,
    path: '/',
  });
  return drawn;
}
