import {
  hasRole,
  isSignedIn,
  notFound,
  Refusal,
  signInFirst,
  verifyInternalToken,
  type InternalCaller,
  type Viewer,
} from '@athenaeum/kit';
import type { Request } from 'express';
import { addressOf } from '../../edge/addressOf';
import { callerBy } from '../../edge/requestId';
import type { Env } from '../../env';
import type { SignedIn } from '../auth/signedIn';

/** Whom an internal token has to be minted for to be taken here. */
export const GATEWAY_AUDIENCE = 'gateway';

export interface Caller extends InternalCaller {
  /** Where the request came from, for limits on people who are not signed in. */
  address: string;
}

type Keys = Pick<Env, 'INTERNAL_KEY' | 'INTERNAL_KEY_PREVIOUS'>;

/** Who calls: one of our own services by an internal token of half a minute, otherwise the signed-in user or a visitor. */
export function createCallers({ signedIn, env }: { signedIn: SignedIn; env: Keys }) {
  const serviceOf = createServiceOf(env);
  return async (req: Request): Promise<Caller> => {
    const address = addressOf(req);
    const service = serviceOf(req);
    return { ...callerBy(req, service ?? (await signedIn.viewer(req))), address };
  };
}

/**
 * The service that a request's `Authorization` names, null without one.
 * @throws UNAUTHENTICATED for a token that is not known: it is never taken for a visitor's silence
 */
export function createServiceOf(env: Keys) {
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

export type CallerOf = ReturnType<typeof createCallers>;

export const isService = ({ viewer }: Caller): boolean => hasRole(viewer, 'service');

/** The id of who is signed in; another one's in an input is answered as if there were no such record (safety 5). */
export function ownId({ viewer }: Caller, claimed?: string | null): string {
  if (!isSignedIn(viewer)) throw signInFirst();
  if (claimed && claimed !== viewer.id) throw notFound('record');
  return viewer.id;
}

/** Those the library is for: members and the provider's people. */
export const isMember = (viewer: Viewer): boolean =>
  hasRole(viewer, 'member', 'coach', 'support', 'editor', 'admin');
