import * as openid from 'openid-client';
import type { Env } from '../env';

export interface SignInRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  /** The provider asks for the password although it knows the browser. */
  asksAgain?: boolean;
}

/** The identity that the provider asserts. */
export interface Identity {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  idToken: string | undefined;
  /** The authentication methods, as the provider's `amr`. */
  methods: readonly string[];
}

/** Speaks OpenID Connect with whichever provider is configured. */
export interface IdentityProvider {
  isEmbedded: boolean;
  signInUrl(request: SignInRequest): Promise<URL>;
  /** Exchanges the code in the callback's address, after checking state, nonce and PKCE. */
  identify(callback: URL, expected: Omit<SignInRequest, 'redirectUri' | 'asksAgain'>): Promise<Identity>;
  /** Where to send the browser to end the provider's own session, if it has such a place. */
  signOutUrl(request: { idToken: string | null; returnTo: string }): Promise<URL | null>;
}

export function createIdentityProvider(
  configure: () => Promise<openid.Configuration>,
  { isEmbedded, scope }: { isEmbedded: boolean; scope: string },
): IdentityProvider {
  let configured: Promise<openid.Configuration> | undefined;
  // A failed discovery is retried on the next use.
  const configuration = () =>
    (configured ??= configure().catch((error: unknown) => {
      configured = undefined;
      throw error;
    }));

  return {
    isEmbedded,

    async signInUrl({ redirectUri, state, nonce, codeVerifier, asksAgain }) {
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(asksAgain && { prompt: 'login' }),
      });
      // The embedded provider has the page's own origin, whichever loopback spelling the user typed.
      return isEmbedded ? new URL(url.pathname + url.search, redirectUri) : url;
    },

    async identify(callback, { state, nonce, codeVerifier }) {
      const tokens = await openid.authorizationCodeGrant(await configuration(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      return {
        subject: claims.sub,
        email: typeof claims.email === 'string' ? claims.email : null,
        isEmailVerified: claims.email_verified === true,
        idToken: tokens.id_token,
        methods: Array.isArray(claims.amr) ? claims.amr.map(String) : [],
      };
    },

    async signOutUrl({ idToken, returnTo }) {
      const known = await configuration();
      if (isEmbedded || !known.serverMetadata().end_session_endpoint) return null;
      return openid.buildEndSessionUrl(known, {
        post_logout_redirect_uri: returnTo,
        ...(idToken ? { id_token_hint: idToken } : {}),
      });
    },
  };
}

/** Any provider that answers discovery at `OIDC_ISSUER`. */
export const createExternalProvider = (env: Env): IdentityProvider =>
  createIdentityProvider(
    () =>
      openid.discovery(
        new URL(env.OIDC_ISSUER!),
        env.OIDC_CLIENT_ID!,
        env.OIDC_CLIENT_SECRET,
        env.OIDC_CLIENT_SECRET ? undefined : openid.None(),
        env.isProduction ? {} : { execute: [openid.allowInsecureRequests] },
      ),
    { isEmbedded: false, scope: 'openid email profile' },
  );
