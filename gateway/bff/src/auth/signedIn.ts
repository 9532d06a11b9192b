import { isSignedIn, signInFirst, visitor, type Viewer } from '@athenaeum/kit';
import type { Request } from 'express';
import { callerBy, confirmFirst, type Identity, type RouteAccess } from '@athenaeum/graph/edge';
import { assertAdmitted } from '../routes/assertAdmitted';
import type { Accounts, SignedInUser } from './accounts';
import { withoutStaffRights } from './secondFactor/staffFactors';
import type { SessionCookie } from './sessionCookie';
import type { WebSessions } from './webSessions';

/** The signed-in user of a browser, looked up for each request: a revoked role is gone on the next one. */
export interface SignedIn extends Identity {
  user(req: Request): Promise<SignedInUser | null>;
  /** The public name of the session that a request comes with, which opens nothing; null without one. */
  sessionNameOf(req: Request): string | null;
  /** Throws `REAUTHENTICATION_REQUIRED` where it was not. */
  assertConfirmed(req: Request): Promise<void>;
}

interface Parts {
  accounts: Accounts;
  sessions: WebSessions;
  cookie: SessionCookie;
  /** Staff rights require a session with two factors. */
  staffNeedTwo: boolean;
}

export function createSignedIn({ accounts, sessions, cookie, staffNeedTwo }: Parts): SignedIn {
  async function viewer(req: Request): Promise<Viewer> {
    const session = await sessions.find(cookie.read(req));
    if (!session) return visitor;
    const found = await accounts.viewerOf(session.user_id);
    if (!found) await sessions.end(cookie.read(req));
    if (!found) return visitor;
    return staffNeedTwo && !session.methods.includes('mfa') ? withoutStaffRights(found) : found;
  }

  const isConfirmed = (req: Request) => sessions.isConfirmed(cookie.read(req));

  return {
    viewer,
    isConfirmed,
    sessionNameOf: (req) => sessions.nameOf(cookie.read(req)),
    async assertConfirmed(req) {
      if (!(await isConfirmed(req))) throw confirmFirst();
    },
    async user(req) {
      const found = await viewer(req);
      return isSignedIn(found) ? accounts.profileOf(callerBy(req, found)) : null;
    },
  };
}

/** @throws `UNAUTHENTICATED` when nobody is signed in, `FORBIDDEN` where the route does not admit the viewer */
export async function requireViewer(
  signedIn: Pick<SignedIn, 'viewer'>,
  req: Request,
  access: RouteAccess,
): Promise<Viewer & { readonly id: string }> {
  const viewer = await signedIn.viewer(req);
  if (!isSignedIn(viewer)) throw signInFirst();
  assertAdmitted(access, viewer);
  return viewer;
}
