import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Env } from '../../env';
import { SignInAttemptModel, type SignInAttempt } from './signInAttempt.model';
import { readCookie } from './sessionCookie';

const LIFETIME = 60 * 60_000;

interface Begun {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
}

export interface SignInAttempts {
  begin(req: Request, res: Response, attempt: Begun): Promise<void>;
  /** The attempt this browser began with this state; works once. */
  finish(req: Request, state: unknown): Promise<SignInAttempt | null>;
}

/** Remembers, per browser, which sign-ins were begun; several tabs may each have one. */
export function createSignInAttempts({ isProduction }: Pick<Env, 'isProduction'>): SignInAttempts {
  const name = isProduction ? '__Secure-athenaeum-signing-in' : 'athenaeum_signing_in';
  const options = { httpOnly: true, sameSite: 'lax', secure: isProduction, path: '/api/auth' } as const;

  return {
    async begin(req, res, { state, nonce, codeVerifier, returnTo }) {
      const browser = readCookie(req, name) ?? randomBytes(16).toString('base64url');
      res.cookie(name, browser, { ...options, maxAge: LIFETIME });
      await SignInAttemptModel.create({
        _id: hashOf(state),
        browser: hashOf(browser),
        nonce,
        code_verifier: codeVerifier,
        return_to: returnTo,
        expires_at: new Date(Date.now() + LIFETIME),
      });
    },

    async finish(req, state) {
      const browser = readCookie(req, name);
      if (typeof state !== 'string' || !browser) return null;
      const attempt = await SignInAttemptModel.findOneAndDelete({
        _id: hashOf(state),
        browser: hashOf(browser),
      }).lean();
      return attempt && attempt.expires_at.getTime() > Date.now() ? attempt : null;
    },
  };
}

const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url');
