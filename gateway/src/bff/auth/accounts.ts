import { currentRequestId, serviceViewer, type Role } from '@athenaeum/kit';
import type { SubgraphClient } from '../../graph/subgraphs/subgraphClient';
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
}

/** What the gateway alone may ask the users subgraph. */
export interface Accounts {
  /** The person as she is now, roles included; null when she may no longer come in. */
  byId(id: string): Promise<SignedInUser | null>;
  /** Her id when email and password belong together; null says nothing about which of them was wrong. */
  withPassword(email: string, password: string): Promise<string | null>;
  /** The account an external provider's verified person belongs to. */
  ofIdentity(identity: Identity): Promise<string | null>;
}

const VIEWER = `query GatewayViewer($id: ID!) {
  viewer(id: $id) { ok data { id name first_name slug avatar roles needs_agreement } }
}`;
const CHECK_PASSWORD = `query GatewayCheckPassword($input: CheckPasswordInput!) {
  checkPassword(input: $input) { ok data { id } }
}`;
const ACCOUNT_BY_EMAIL = `query GatewayAccountByEmail($email: String!) {
  viewerByEmail(email: $email) { ok data { id } }
}`;

export function createAccounts(users: SubgraphClient): Accounts {
  /** The one field an operation asks for; its data, or null when it was refused. */
  async function ask<T>(query: string, variables: Record<string, unknown>): Promise<T | null> {
    const caller = { viewer: serviceViewer, requestId: currentRequestId() ?? 'gateway' };
    const { data, errors } = await users.ask({ query, variables }, caller);
    if (errors?.length) throw new Error(`The users subgraph failed: ${errors[0]?.message}`);
    const [answer] = Object.values(data ?? {}) as ({ ok: boolean; data: T | null } | null)[];
    return answer?.ok ? answer.data : null;
  }

  return {
    byId: (id) => ask<SignedInUser>(VIEWER, { id }),
    async withPassword(email, password) {
      const account = await ask<{ id: string }>(CHECK_PASSWORD, { input: { email, password } });
      return account?.id ?? null;
    },
    async ofIdentity({ email, isEmailVerified }) {
      if (!email || !isEmailVerified) return null;
      const account = await ask<{ id: string }>(ACCOUNT_BY_EMAIL, { email });
      return account?.id ?? null;
    },
  };
}
