import type { Router } from 'express';
import type { Origins } from '../../edge/origins';
import type { RateLimits } from '../../edge/rateLimits';
import type { Env } from '../../env';
import type { Log } from '../../graph/context';
import type { SubgraphClient } from '../../graph/subgraphs/subgraphClient';
import { createAccounts } from './accounts';
import { authRoutes } from './authRoutes';
import { createEmbeddedIdentityProvider, createEmbeddedProvider } from './embedded/embeddedProvider';
import { createEndProviderSession } from './embedded/endProviderSession';
import { signInRoutes } from './embedded/signInRoutes';
import { createExternalProvider } from './identityProvider';
import { createSessionCookie } from './sessionCookie';
import { createSignedIn, type SignedIn } from './signedIn';
import { createSignInAttempts } from './signInAttempts';
import { createWebSessions } from './webSessions';

interface Parts {
  env: Env;
  origins: Origins;
  users: SubgraphClient;
  limits: RateLimits;
  log: Log;
}

export interface Auth {
  signedIn: SignedIn;
  routes: Router;
  /** The embedded provider; absent when another one is configured. */
  providerRoutes: Router | null;
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
    return { signedIn, routes, providerRoutes: null };
  }
  const provider = createEmbeddedProvider(env, origins);
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the identity provider failed'));
  const endProviderSession = createEndProviderSession(provider);
  const identity = createEmbeddedIdentityProvider(env);
  return {
    signedIn,
    routes: authRoutes({ ...shared, identity, endProviderSession }),
    providerRoutes: signInRoutes({ provider, origins, accounts, limits, log }),
  };
}
