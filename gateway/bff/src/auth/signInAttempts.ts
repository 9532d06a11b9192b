import { createHash } from 'node:crypto';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import type { Env } from '../env';
import { createSealFor, openGiven } from './seal';
import type { SecretEnv } from './secrets';

const ATTEMPT_TTL_MS = 60 * 60_000;
/** Maximum of concurrent attempts in a browser; the oldest is dropped first. */
const MAX_ATTEMPTS = 8;
/** Characters of all of them together: proxies refuse requests whose headers are long. */
const MAX_TOTAL_LENGTH = 4096;

/** A sign-in that was begun and not yet finished: what the provider's answer is checked against. */
export interface SignInAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
}

export interface SignInAttempts {
  begin(req: Request, res: Response, attempt: SignInAttempt): void;
  /** The attempt this browser began with this state, which it then forgets; null where it began none, or too long ago. */
  finish(req: Request, res: Response, state: unknown): SignInAttempt | null;
}

/**
 * Remembers in each browser, encrypted, which sign-ins it began; nothing is stored here, so a flood of them fills nothing.
 * A browser that keeps its cookie gains nothing by it: the provider's code is good once.
 */
export function createSignInAttempts(env: SecretEnv & Pick<Env, 'isProduction'>): SignInAttempts {
  const seal = createSealFor(env, 'sign-in attempts');
  // Each attempt has a cookie of its own: tabs that begin at once do not overwrite each other.
  const prefix = env.isProduction ? '__Secure-athenaeum-signing-in-' : 'athenaeum_signing_in_';
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.isProduction,
    path: '/api/auth',
  } as const;

  return {
    begin(req, res, attempt) {
      const name = prefix + nameFor(attempt.state);
      const value = seal.seal(
        JSON.stringify({ ...attempt, until: Date.now() + ATTEMPT_TTL_MS }),
        attempt.state,
      );
      for (const old of tooMany(attemptsOf(req, prefix), name.length + value.length))
        res.clearCookie(old, options);
      res.cookie(name, value, { ...options, maxAge: ATTEMPT_TTL_MS });
    },

    finish(req, res, state) {
      if (typeof state !== 'string') return null;
      const name = prefix + nameFor(state);
      const opened = openGiven(seal, new Map(attemptsOf(req, prefix)).get(name), state);
      if (!opened) return null;
      res.clearCookie(name, options);
      const { until, ...attempt } = JSON.parse(opened) as SignInAttempt & { until: number };
      return until > Date.now() ? attempt : null;
    },
  };
}

/** Oldest first, which is how browsers send them. */
const attemptsOf = (req: Request, prefix: string): [string, string][] =>
  Object.entries(parse(req.headers.cookie ?? '')).flatMap(([name, value]) =>
    name.startsWith(prefix) && value ? [[name, value] as [string, string]] : [],
  );

/** The oldest, as many as have to go for a new one to fit in. */
function tooMany(attempts: [string, string][], newLength: number): string[] {
  let length = newLength;
  const keptFrom = attempts.findLastIndex(([name, value], index) => {
    length += name.length + value.length;
    return length > MAX_TOTAL_LENGTH || attempts.length - index >= MAX_ATTEMPTS;
  });
  return attempts.slice(0, keptFrom + 1).map(([name]) => name);
}

const nameFor = (state: string) => createHash('sha256').update(state).digest('base64url').slice(0, 16);
