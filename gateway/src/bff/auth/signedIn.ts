import { visitor, type Viewer } from '@athenaeum/kit';
import type { Request } from 'express';
import type { Accounts, SignedInUser } from './accounts';
import type { SessionCookie } from './sessionCookie';
import type { WebSessions } from './webSessions';

export interface SignedIn {
  /** Who is signed in in this browser, asked anew each time: what was revoked is gone on the next request. */
  user(req: Request): Promise<SignedInUser | null>;
  viewer(req: Request): Promise<Viewer>;
}

interface Parts {
  accounts: Accounts;
  sessions: WebSessions;
  cookie: SessionCookie;
}

export function createSignedIn({ accounts, sessions, cookie }: Parts): SignedIn {
  async function user(req: Request): Promise<SignedInUser | null> {
    const session = await sessions.find(cookie.read(req));
    if (!session) return null;
    const found = await accounts.byId(session.user_id);
    if (!found) await sessions.end(cookie.read(req));
    return found;
  }

  return {
    user,
    async viewer(req) {
      const found = await user(req);
      return found ? { id: found.id, roles: new Set(found.roles) } : visitor;
    },
  };
}
