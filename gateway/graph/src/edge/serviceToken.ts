import { hasRole, Refusal, verifyInternalToken, type Viewer } from '@athenaeum/kit';
import type { Request } from 'express';
import type { GraphEnv } from '../configuration/graphVariables';

/** The audience of internal tokens that are accepted here. */
export const GATEWAY_AUDIENCE = 'gateway';

export type ServiceKeys = Pick<GraphEnv, 'INTERNAL_KEY' | 'INTERNAL_KEY_PREVIOUS'>;

/**
 * The service that a request's `Authorization` names, null without one.
 * @throws UNAUTHENTICATED for an invalid token, which is never treated as no token
 */
export function createServiceOf(env: ServiceKeys) {
  return ({ headers: { authorization } }: Request): Viewer | null => {
    if (authorization === undefined) return null;
    const token = authorization.replace(/^bearer /i, '');
    const keys = [env.INTERNAL_KEY, ...env.INTERNAL_KEY_PREVIOUS];
    const service = verifyInternalToken(keys, GATEWAY_AUDIENCE, token)?.viewer;
    if (!service || !hasRole(service, 'service'))
      throw new Refusal('UNAUTHENTICATED', 'This token is not known.');
    return service;
  };
}
