import type { Request, Response, Router } from 'express';
import type { Origins } from '../../edge/origins';
import type { RateLimits } from '../../edge/rateLimits';
import type { Env } from '../../env';
import type { Log } from '../../graph/context';
import type { SubgraphClient } from '../../graph/subgraphs/subgraphClient';
import { createAccounts, type Accounts } from './accounts';
import { authRoutes } from './authRoutes';
import { createEmbeddedIdentityProvider, createEmbeddedProvider } from './embedded/embeddedProvider';
import { createEndProviderSession } from './embedded/endProviderSession';
import { signInRoutes } from './embedded/signInRoutes';
import { createExternalProvider } from './identityProvider';
import { deviceOf } from './device';
import { passkeyRoutes } from './passkeys/passkeyRoutes';
import { createPasskeys } from './passkeys/passkeys';
import { createPasswords } from './password/passwords';
import { createUserRoute } from './password/createUserRoute';
import { createResetTokens } from './password/resetTokens';
import { resetRoutes } from './password/resetRoutes';
import { createSessionCookie } from './sessionCookie';
import { createSignedIn, type SignedIn } from './signedIn';
import { createSignInAttempts } from './signInAttempts';
import { createWebSessions, type WebSessions } from './webSessions';

interface Parts {
  env: Env;
  origins: Origins;
  users: SubgraphClient;
  limits: RateLimits;
  log: Log;
}

export interface Auth {
  accounts: Accounts;
  signedIn: SignedIn;
  sessions: WebSessions;
  routes: Router;
  /** The embedded provider, with passwords and passkeys, which are its own; absent when another one is configured. */
  embedded: { provider: Router; createUser: Router; passwordReset: Router; passkeys: Router } | null;
}

/** Identity as configured: a provider of our own, or the one at `OIDC_ISSUER`. */
export function createAuth({ env, origins, users, limits, log }: Parts): Auth {
  const accounts = createAccounts(users);
  const sessions = createWebSessions(env);
  const cookie = createSessionCookie(env);
  const signedIn = createSignedIn({ accounts, sessions, cookie });
  const attempts = createSignInAttempts(env);
  const shared = { origins, accounts, attempts, sessions, cookie, signedIn, log };

  if (env.OIDC_ISSUER) {
    const identity = createExternalProvider(env);
    const routes = authRoutes({ ...shared, identity, endProviderSession: async () => {} });
    return { accounts, signedIn, sessions, routes, embedded: null };
  }
  const provider = createEmbeddedProvider(env, origins);
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the identity provider failed'));
  const endProviderSession = createEndProviderSession(provider);
  const identity = createEmbeddedIdentityProvider(env);
  const passwords = createPasswords(users);
  const passkeys = createPasskeys(env);
  const begin = async (req: Request, res: Response, userId: string) =>
    cookie.write(res, await sessions.start(userId, { replaces: cookie.read(req), device: deviceOf(req) }));
  return {
    accounts,
    signedIn,
    sessions,
    routes: authRoutes({ ...shared, identity, endProviderSession }),
    embedded: {
      provider: signInRoutes({ provider, origins, accounts, passkeys, limits, log }),
      passkeys: passkeyRoutes({ passkeys, signedIn, cookie, emailOf: accounts.emailOf, limits }),
      createUser: createUserRoute({ passwords, limits, begin }),
      passwordReset: resetRoutes({
        passwords,
        resetTokens: createResetTokens(env),
        signedIn,
        sessions,
        limits,
        log,
      }),
    },
  };
}
