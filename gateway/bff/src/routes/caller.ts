import { hasRole, isSignedIn, notFound, signInFirst, type InternalCaller, type Viewer } from '@athenaeum/kit';
import type { Request } from 'express';
import { addressOf, callerBy, createServiceOf, type ServiceKeys } from '@athenaeum/graph/edge';
import type { SignedIn } from '../auth/signedIn';

export interface Caller extends InternalCaller {
  /** Where the request came from, for limits on people who are not signed in. */
  address: string;
}

/** Who calls: one of our own services by an internal token of half a minute, otherwise the signed-in user or a visitor. */
export function createCallers({ signedIn, env }: { signedIn: SignedIn; env: ServiceKeys }) {
  const serviceOf = createServiceOf(env);
  return async (req: Request): Promise<Caller> => {
    const address = addressOf(req);
    const service = serviceOf(req);
    return { ...callerBy(req, service ?? (await signedIn.viewer(req))), address };
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
