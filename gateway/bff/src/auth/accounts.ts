import type { Role, Viewer } from '@athenaeum/kit';
import type { Language } from '@athenaeum/messages';
import { gatewayCaller } from '@athenaeum/graph/edge';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { Identity } from './identityProvider';

/** Who is signed in, as pages learn it from `/api/auth/me`. */
export interface SignedInUser {
  id: string;
  name: string;
  first_name: string;
  slug: string | null;
  avatar: string | null;
  roles: Role[];
  needs_agreement: boolean;
  /** IANA; null until a browser has reported it. */
  timezone: string | null;
  /** What the member chose to read in; null follows the browser. */
  language: Language | null;
  /** The browser's last language; null until one has reported it. */
  browser_language: Language | null;
}

/** Operations of the users subgraph that only the gateway may call. */
export interface Accounts {
  /** The user's current identity and roles; null when the account no longer exists or is closed. */
  viewerOf(id: string): Promise<Viewer | null>;
  /** The same with what pages show of the user. */
  userOf(id: string): Promise<SignedInUser | null>;
  /** The user's id when email and password match; null does not reveal which of them was wrong. */
  withPassword(email: string, password: string): Promise<string | null>;
  /** The address of an account; null when it is gone or closed. */
  emailOf(id: string): Promise<string | null>;
  /** The account an external provider's verified person belongs to. */
  ofIdentity(identity: Identity): Promise<string | null>;
}

interface ViewerIdentity {
  id: string;
  roles: Role[];
  disabled: boolean;
  name: string | null;
  portrait: string | null;
}
type UserIdentity = ViewerIdentity &
  Pick<
    SignedInUser,
    'first_name' | 'slug' | 'needs_agreement' | 'timezone' | 'language' | 'browser_language'
  >;

const VIEWER = `query GatewayViewer($id: ID!) {
  viewer(id: $id) { ok data { id roles disabled name portrait } }
}`;
const USER = `query GatewayUser($id: ID!) {
  viewer(id: $id) { ok data {
    id roles disabled name portrait first_name slug needs_agreement timezone language browser_language } }
}`;
const CREDENTIALS = `query GatewayCredentials($email: String!, $password: String!) {
  verifyCredentials(email: $email, password: $password) { ok data { sub } }
}`;
const ACCOUNT_BY_EMAIL = `query GatewayAccountByEmail($email: String!) {
  accountByEmail(email: $email) { ok data { sub } }
}`;
const CONTACT = `query GatewayAddress($id: ID!) { contact(id: $id) { ok data { email } } }`;
export function createAccounts(users: SubgraphClient): Accounts {
  /** The one field an operation asks for; its data, or null when it was refused. */
  async function ask<T>(query: string, variables = {}): Promise<T | null> {
    const { data, errors } = await users.ask({ query, variables }, gatewayCaller());
    if (errors?.length) throw new Error(`The users subgraph failed: ${errors[0]?.message}`);
    const [answer] = Object.values(data ?? {}) as ({ ok: boolean; data: T | null } | null)[];
    return answer?.ok ? answer.data : null;
  }

  async function viewerOf(id: string): Promise<Viewer | null> {
    const found = await ask<ViewerIdentity>(VIEWER, { id });
    if (!found || found.disabled) return null;
    const { name, portrait } = found;
    return { id: found.id, roles: new Set(found.roles), name, portrait };
  }

  return {
    viewerOf,
    async userOf(id) {
      const found = await ask<UserIdentity>(USER, { id });
      if (!found || found.disabled) return null;
      const { disabled: _open, name, portrait: avatar, ...user } = found;
      return { ...user, name: name ?? '', avatar };
    },
    async withPassword(email, password) {
      const account = await ask<{ sub: string }>(CREDENTIALS, { email, password });
      return account?.sub ?? null;
    },
    emailOf: async (id) => (await ask<{ email: string }>(CONTACT, { id }))?.email ?? null,
    async ofIdentity({ email, isEmailVerified }) {
      if (!email || !isEmailVerified) return null;
      const account = await ask<{ sub: string }>(ACCOUNT_BY_EMAIL, { email });
      return account?.sub ?? null;
    },
  };
}
