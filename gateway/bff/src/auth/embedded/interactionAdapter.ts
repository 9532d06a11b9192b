import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import { readCookie } from '@athenaeum/graph/edge';
import type { Env } from '../../env';
import { createSealFor, openGiven } from '../seal';
import type { SecretEnv } from '../secrets';
import { keptInteraction } from './cookieNames';
import { currentExchange } from './exchange';

/** Browsers silently drop cookies of 4096 characters. */
const MAX_COOKIE_LENGTH = 3800;

interface Parts {
  env: SecretEnv & Pick<Env, 'isProduction'>;
  database: Adapter;
  /** The path of an interaction's form: no other page has to receive its cookie. */
  pathOf(id: string): string;
}

/**
 * Stores an interaction in an encrypted cookie until its sign-in succeeds, so that a flood of forms stores nothing;
 * afterwards in the database, where it is single-use. Interactions stored by an earlier version are still found there.
 */
export function createInteractionAdapter({ env, database, pathOf }: Parts): Adapter {
  const seal = createSealFor(env, 'identity interactions');
  const cookie = keptInteraction(env);
  const optionsFor = (id: string) =>
    ({ httpOnly: true, sameSite: 'lax', secure: env.isProduction, path: pathOf(id) }) as const;

  return {
    ...database,

    async upsert(id, payload, expiresIn) {
      const exchange = currentExchange();
      const isAnswered = payload.result !== undefined;
      if (isAnswered) exchange?.res.clearCookie(cookie, optionsFor(id));
      if (isAnswered || !exchange) return database.upsert(id, payload, expiresIn);
      const sealed = seal.seal(JSON.stringify(payload), id);
      if (sealed.length > MAX_COOKIE_LENGTH) throw new errors.InvalidRequest('the request is too long');
      exchange.res.cookie(cookie, sealed, { ...optionsFor(id), maxAge: expiresIn * 1000 });
    },

    async find(id) {
      const exchange = currentExchange();
      const opened = exchange && openGiven(seal, readCookie(exchange.req, cookie), id);
      return opened ? (JSON.parse(opened) as AdapterPayload) : database.find(id);
    },
  };
}
