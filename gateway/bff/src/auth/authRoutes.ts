import { Router, type Request, type Response } from 'express';
import * as openid from 'openid-client';
import { type Log, logOf, type Origins, refuseCrossSite } from '@athenaeum/graph/edge';
import type { Accounts } from './accounts';
import { deviceOf } from './device';
import type { IdentityProvider } from './identityProvider';
import { errorPage } from './pages/errorPage';
import { PAGE_HEADERS } from './pages/layout';
import { pageAssets } from './pages/pageAssets';
import { problemPage } from './pages/problemPage';
import { CALLBACK_PATH } from './paths';
import { noteSignIn } from './noteSignIn';
import { localPath } from './returnTo';
import { sessionRoutes } from './sessionRoutes';
import type { SessionCookie } from './sessionCookie';
import type { SignInAttempt, SignInAttempts } from './signInAttempts';
import type { SignedIn } from './signedIn';
import type { WebSessions } from './webSessions';

interface Parts {
  origins: Origins;
  accounts: Accounts;
  identity: IdentityProvider;
  attempts: SignInAttempts;
  sessions: WebSessions;
  cookie: SessionCookie;
  signedIn: SignedIn;
  /** Ends the embedded provider's own session of this browser. */
  endProviderSession(req: Request, res: Response): Promise<void>;
  log: Log;
}

/** `/api/auth`: signing in and out through OpenID Connect, and who is signed in. */
export function authRoutes(parts: Parts): Router {
  const { origins, accounts, identity, attempts, sessions, cookie, signedIn, endProviderSession, log } =
    parts;
  const router = Router();
  router.use('/assets', pageAssets());
  router.use((_req, res, next) => {
    res.set('cache-control', 'no-store');
    next();
  });
  router.get('/login', login);
  router.get('/callback', callback);
  router.get('/logout', refuseCrossSite, logout);
  router.post('/logout', logout);
  router.get('/me', me);
  router.use('/sessions', sessionRoutes({ sessions, signedIn, cookie }));
  router.use(errorPage(log));
  return router;

  async function login(req: Request, res: Response): Promise<void> {
    const attempt = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      codeVerifier: openid.randomPKCECodeVerifier(),
      returnTo: localPath(req.query.returnTo),
    };
    await endProviderSession(req, res);
    attempts.begin(req, res, attempt);
    const url = await identity.signInUrl({
      ...attempt,
      redirectUri: origins.of(req) + CALLBACK_PATH,
      asksAgain: req.query.again === '1',
    });
    res.redirect(303, url.href);
  }

  async function callback(req: Request, res: Response): Promise<void> {
    const attempt = attempts.finish(req, res, req.query.state);
    if (!attempt) return startAgain(res);
    const user = await identified(req, attempt);
    if (!user) return startAgain(res);

    await endProviderSession(req, res);
    const value = await sessions.start(user.id, {
      replaces: cookie.read(req),
      idToken: user.idToken,
      device: deviceOf(req),
      methods: user.methods,
    });
    cookie.write(res, value);
    noteSignIn(logOf(req, log), 'succeeded', { user_id: user.id });
    res.redirect(303, attempt.returnTo);
  }

  async function identified(req: Request, { state, nonce, codeVerifier }: SignInAttempt) {
    try {
      const url = new URL(origins.of(req) + req.originalUrl);
      const found = await identity.identify(url, { state, nonce, codeVerifier });
      const id = identity.isEmbedded ? found.subject : await accounts.ofIdentity(found);
      if (!id) return null;
      return { id, idToken: identity.isEmbedded ? undefined : found.idToken, methods: found.methods };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      logOf(req, log).warn(
        { code: (error as { code?: string }).code },
        'the identity provider refused a sign-in',
      );
      return null;
    }
  }

  async function logout(req: Request, res: Response): Promise<void> {
    const session = await sessions.end(cookie.read(req));
    cookie.clear(res);
    await endProviderSession(req, res);
    // Drafts and what a tab keeps, also where no script of ours ran. Not "cache": that has a browser look through all of it,
    // for seconds, and what is a member's own is sent `no-store`.
    res.set('clear-site-data', '"storage"');
    const returnTo = localPath(req.query.returnTo);
    const elsewhere = session
      ? await identity
          .signOutUrl({ idToken: session.id_token ?? null, returnTo: origins.of(req) + returnTo })
          .catch(() => null)
      : null;
    res.redirect(303, elsewhere?.href ?? returnTo);
  }

  async function me(req: Request, res: Response): Promise<void> {
    const user = await signedIn.user(req);
    if (!user && cookie.read(req)) cookie.clear(res);
    res.json({ user });
  }
}

/** A refusal by the provider or the protocol, as opposed to an unreachable provider. */
const isRefusal = (error: unknown) =>
  error instanceof openid.ClientError ||
  error instanceof openid.AuthorizationResponseError ||
  error instanceof openid.ResponseBodyError;

const startAgain = (res: Response) => void res.status(400).set(PAGE_HEADERS).send(problemPage());
