import { isSignedIn, signInFirst, visitor, type Role, type Viewer } from '@athenaeum/kit';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { confirmFirst, type Identity, type RouteAccess } from '@athenaeum/graph/edge';
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

/** On requests that nobody has asked for, such as those of the bell: they are no use of the session. */
const BACKGROUND_HEADER = 'x-background';

/** Of how many sessions it is remembered whose they are: a few hundred bytes each. */
const MAX_OWNERS = 10_000;

export function createSignedIn({ accounts, sessions, cookie, staffNeedTwo }: Parts): SignedIn {
  const owners = new LRUCache<string, string>({ max: MAX_OWNERS });

  /** What `read` tells of the user of a live session, within the rights that the session has. */
  async function signedInBy<Found extends { roles: Iterable<Role> }>(
    req: Request,
    read: (userId: string) => Promise<Found | null>,
  ): Promise<(Found & { roles: Role[] }) | null> {
    const name = sessions.nameOf(cookie.read(req));
    if (name === null) return null;
    // Whose a session is never changes. That it is live, and what its user may do, is read for each request: at the same time.
    const owner = owners.get(name);
    const early = owner === undefined ? null : read(owner);
    early?.catch(() => {});
    const session = await sessions.find(cookie.read(req), { isUse: !req.headers[BACKGROUND_HEADER] });
    if (!session) return null;
    owners.set(name, session.user_id);
    const found = await (early && owner === session.user_id ? early : read(session.user_id));
    if (!found) await sessions.end(cookie.read(req));
    if (!found) return null;
    const roles = [...found.roles];
    const hasStaffRights = !staffNeedTwo || session.methods.includes('mfa');
    return { ...found, roles: hasStaffRights ? roles : withoutStaffRights(roles) };
  }

  async function viewer(req: Request): Promise<Viewer> {
    const found = await signedInBy(req, accounts.viewerOf);
    return found ? { ...found, roles: new Set(found.roles) } : visitor;
  }

  const isConfirmed = (req: Request) => sessions.isConfirmed(cookie.read(req));

  return {
    viewer,
    isConfirmed,
    sessionNameOf: (req) => sessions.nameOf(cookie.read(req)),
    async assertConfirmed(req) {
      if (!(await isConfirmed(req))) throw confirmFirst();
    },
    user: (req) => signedInBy(req, accounts.userOf),
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
