import * as openid from 'openid-client';
import Provider, { type ProviderContext } from 'oidc-provider';
import type { Origins } from '@athenaeum/graph/edge';
import type { Env } from '../../env';
import { createIdentityProvider, type IdentityProvider } from '../identityProvider';
import { CALLBACK_PATH } from '../paths';
import { deriveKeys, deriveSigningKeys } from '../secrets';
import { cookieNames } from './cookieNames';
import { createDatabaseAdapter } from './databaseAdapter';
import { createInteractionAdapter } from './interactionAdapter';
import { PAGE_HEADERS } from '../pages/layout';
import { awayPage, problemPage } from '../pages/problemPage';

export const MOUNT = '/oidc';
const CLIENT_ID = 'athenaeum';
const MINUTE = 60;

/** An OpenID provider of our own, for running without any other: the members' accounts, one first-party client. */
export function createEmbeddedProvider(env: Env, origins: Origins): Provider {
  const provider = new Provider(issuerOf(env), {
    adapter: (kind: string) => {
      const database = createDatabaseAdapter(kind);
      return kind === 'Interaction'
        ? createInteractionAdapter({ env, database, pathOf: interactionPath })
        : database;
    },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecretOf(env),
        redirect_uris: origins.all.map((origin) => origin + CALLBACK_PATH),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'EdDSA',
      },
    ],
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { openid: ['sub', 'amr'] },
    pkce: { required: () => true },
    jwks: { keys: deriveSigningKeys(env) },
    cookies: {
      keys: deriveKeys(env, 'identity cookies').map(({ key }) => key.toString('base64url')),
      names: cookieNames(env),
      long: { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true },
      short: { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true },
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_ctx: ProviderContext, { uid }: { uid: string }) => interactionPath(uid) },
    findAccount: (_ctx: ProviderContext, id: string) => ({ accountId: id, claims: () => ({ sub: id }) }),
    loadExistingGrant: grantToOurselves,
    renderError,
    ttl: {
      Interaction: 60 * MINUTE,
      // Only as long as finishing a sign-in takes: the gateway's session is the one that lasts.
      Session: 10 * MINUTE,
      Grant: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      AccessToken: 5 * MINUTE,
      IdToken: 5 * MINUTE,
    },
  });
  provider.proxy = true;
  // Names with a prefix are kept by browsers only of cookies that are for https, as all of ours are. Where production is on this
  // machine alone they come without it: to a browser loopback is as good.
  if (env.isProduction) Object.defineProperty(provider.request, 'secure', { value: true });
  return provider;
}

/** Grants the first-party client without a consent page. */
async function grantToOurselves({ oidc }: ProviderContext) {
  const grant = new oidc.provider.Grant({
    accountId: oidc.session.accountId,
    clientId: oidc.client.clientId,
  });
  grant.addOIDCScope('openid');
  await grant.save();
  return grant;
}

function renderError(ctx: ProviderContext, { error }: { error: string }): void {
  ctx.set(PAGE_HEADERS);
  ctx.body = error === 'server_error' ? awayPage() : problemPage();
}

/** The gateway's side of the embedded provider; reaches it directly, whether or not the public origin is up. */
export function createEmbeddedIdentityProvider(env: Env): IdentityProvider {
  const issuer = issuerOf(env);
  const self = `http://${env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST}:${env.PORT}${MOUNT}`;
  const configure = async () => {
    const configuration = new openid.Configuration(
      {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        authorization_response_iss_parameter_supported: true,
      },
      CLIENT_ID,
      { id_token_signed_response_alg: 'EdDSA' },
      openid.ClientSecretBasic(clientSecretOf(env)),
    );
    openid.allowInsecureRequests(configuration);
    configuration[openid.customFetch] = (url, options) =>
      fetch(url.replace(issuer, self), options as RequestInit);
    return configuration;
  };
  return createIdentityProvider(configure, { isEmbedded: true, scope: 'openid' });
}

const interactionPath = (uid: string) => `${MOUNT}/interaction/${uid}`;
const issuerOf = ({ PUBLIC_ORIGIN }: Env) => PUBLIC_ORIGIN + MOUNT;
const clientSecretOf = (env: Env) => deriveKeys(env, 'identity client')[0].key.toString('base64url');
