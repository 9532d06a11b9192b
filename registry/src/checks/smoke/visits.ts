import { isFor, type ManifestPage, type Role } from '@athenaeum/shell-contract/manifest';

export interface Account {
  email: string;
  password: string;
  roles: readonly Role[];
}

export interface Visit {
  /** Null: nobody is signed in. */
  account: Account | null;
  paths: string[];
}

/** Roles of the demo accounts, those that may open most pages first. */
const DEMO_ROLES: readonly Role[] = ['member', 'admin', 'coach', 'editor', 'support', 'prospect'];

/** The accounts to sign in with: the member in the environment, else the demo accounts. */
export function accountsFrom({ SMOKE_EMAIL, SMOKE_PASSWORD }: NodeJS.ProcessEnv = process.env): Account[] {
  if (SMOKE_EMAIL && SMOKE_PASSWORD)
    return [{ email: SMOKE_EMAIL, password: SMOKE_PASSWORD, roles: ['member'] }];
  return DEMO_ROLES.map((role) => ({
    email: `${role}@demo.athenaeum.test`,
    password: 'Athenaeum!2026',
    roles: [role],
  }));
}

/** Each page without path parameters once, with the first account that may open it; pages that none may open are left out. */
export function planVisits(pages: readonly ManifestPage[], accounts: readonly Account[]): Visit[] {
  const left = new Map(
    pages
      .map(({ path, roles }) => [path.replace(/\/\*$/, '') || '/', roles] as const)
      .filter(([path]) => !path.includes(':')),
  );
  const take = (roles: readonly Role[]) => {
    const paths = [...left].filter(([, wanted]) => isFor(wanted, roles)).map(([path]) => path);
    for (const path of paths) left.delete(path);
    return paths;
  };
  return [
    { account: null, paths: take(['visitor']) },
    ...accounts.map((account) => ({ account, paths: take(account.roles) })),
  ].filter(({ paths }) => paths.length > 0);
}
