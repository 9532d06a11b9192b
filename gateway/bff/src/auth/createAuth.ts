import type { Request, Response, Router } from 'express';
import type { Log, Origins, RateLimits } from '@athenaeum/graph/edge';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { Env } from '../env';
import { createAccounts, type Accounts } from './accounts';
import { authRoutes } from './authRoutes';
import { createEmbeddedIdentityProvider, createEmbeddedProvider } from './embedded/embeddedProvider';
import { createEndProviderSession } from './embedded/endProviderSession';
import { signInRoutes } from './embedded/signInRoutes';
import { createExternalProvider } from './identityProvider';
import { deviceOf } from './device';
import { confirmationRoutes } from './confirmation/confirmationRoutes';
import { createKnownDevice } from './knownDevice';
import { createNewDevices } from './newDevices';
import { createSignInThrottle } from './signInThrottle';
import { memberAccessRoutes } from './members/memberAccessRoutes';
import { passkeyRoutes } from './passkeys/passkeyRoutes';
import { createPasskeys } from './passkeys/passkeys';
import { createBreachedPasswords } from './password/breachedPasswords';
import { createKnownPasswords } from './password/knownPasswords';
import { createPasswords } from './password/passwords';
import { createUserRoute } from './password/createUserRoute';
import { createResetTokens } from './password/resetTokens';
import { resetRoutes } from './password/resetRoutes';
import { createNeededFactors } from './secondFactor/neededFactors';
import { secondFactorRoutes } from './secondFactor/secondFactorRoutes';
import { createSecondFactors } from './secondFactor/secondFactors';
import { BY_PASSWORD } from './secondFactor/staffFactors';
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
  /** Admins' actions on a member's sign-in. */
  memberAccess: Router;
  confirmation: Router;
  /** The embedded provider, with passwords and passkeys, which are its own; absent when another one is configured. */
  embedded: {
    provider: Router;
    createUser: Router;
    passwordReset: Router;
    passkeys: Router;
    secondFactor: Router;
  } | null;
}

/** Identity as configured: a provider of our own, or the one at `OIDC_ISSUER`. */
export function createAuth({ env, origins, users, limits, log }: Parts): Auth {
  const accounts = createAccounts(users);
  const sessions = createWebSessions(env);
  const cookie = createSessionCookie(env);
  const signedIn = createSignedIn({
    ...{ accounts, sessions, cookie },
    // Another provider has rules of its own.
    staffNeedTwo: !env.OIDC_ISSUER && env.STAFF_SECOND_FACTOR === 'required',
  });
  const passkeys = env.OIDC_ISSUER ? null : createPasskeys(env);
  const device = createKnownDevice(env);
  const tries = createSignInThrottle({ env, device, limits });
  const confirmation = confirmationRoutes({
    ...{ accounts, passkeys, signedIn, sessions, cookie, tries },
    limit: limits.confirming,
  });
  const memberAccess = memberAccessRoutes({ accounts, signedIn });
  const attempts = createSignInAttempts(env);
  const shared = { origins, accounts, attempts, sessions, cookie, signedIn, log };

  if (!passkeys) {
    const identity = createExternalProvider(env);
    const routes = authRoutes({ ...shared, identity, endProviderSession: async () => {} });
    return { accounts, signedIn, sessions, routes, memberAccess, confirmation, embedded: null };
  }
  const provider = createEmbeddedProvider(env, origins);
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the identity provider failed'));
  const endProviderSession = createEndProviderSession(provider);
  const identity = createEmbeddedIdentityProvider(env);
  const newDevices = createNewDevices({ device, limits, log });
  const passwords = createPasswords(users, [
    createKnownPasswords({ brand: env.BRAND }),
    createBreachedPasswords({ env, log }),
  ]);
  const needed = createNeededFactors({ env, accounts });
  const secondFactors = createSecondFactors({ env, limit: limits.secondFactor });
  const begin = async (req: Request, res: Response, userId: string) => {
    const email = await accounts.emailOf(userId);
    if (email) await newDevices.cameIn({ req, res, userId, email });
    cookie.write(
      res,
      await sessions.start(userId, {
        replaces: cookie.read(req),
        device: deviceOf(req),
        methods: BY_PASSWORD,
      }),
    );
  };
  return {
    accounts,
    signedIn,
    sessions,
    memberAccess,
    confirmation,
    routes: authRoutes({ ...shared, identity, endProviderSession }),
    embedded: {
      provider: signInRoutes({
        ...{ provider, origins, accounts, newDevices, tries, passkeys, limits, log },
        secondStepParts: { needed, passkeys, secondFactors, support: env.MEMBER_SUPPORT_EMAIL },
      }),
      passkeys: passkeyRoutes({
        ...{ passkeys, signedIn, cookie, emailOf: accounts.emailOf, limits },
        assertNotLast: needed.assertNotLast,
      }),
      secondFactor: secondFactorRoutes({ secondFactors, needed, signedIn, sessions, cookie, accounts }),
      createUser: createUserRoute({ passwords, limits, begin }),
      passwordReset: resetRoutes({
        passwords,
        accounts,
        newDevices,
        tries,
        resetTokens: createResetTokens(env),
        signedIn,
        sessions,
        limits,
        log,
      }),
    },
  };
}
