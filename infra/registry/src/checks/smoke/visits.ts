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

/** Whom every installation but the real one knows, those who may open most first. */
const DEMO: readonly Role[] = ['member', 'admin', 'coach', 'editor', 'support', 'prospect'];

/** Who can be signed in: the member that the environment names, else those of the demo data. */
export function accountsFrom({ SMOKE_EMAIL, SMOKE_PASSWORD }: NodeJS.ProcessEnv = process.env): Account[] {
  if (SMOKE_EMAIL && SMOKE_PASSWORD)
    return [{ email: SMOKE_EMAIL, password: SMOKE_PASSWORD, roles: ['member'] }];
  return DEMO.map((role) => ({
    email: `${role}@demo.athenaeum.test`,
    password: 'Athenaeum!2026',
    roles: [role],
  }));
}

/** Each page that has an address of its own, once, by the first who may open it; without those nobody here may. */
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
