import { deviceOf } from '@athenaeum/shared-ui/device';

const STORAGE_KEY = 'athenaeum.progress';

interface Stored {
  account: string;
  /** By salon: the furthest position, 0 to 1. */
  salons: Record<string, number>;
}

/** Keeps what could not be sent, on a device whose member keeps pages there; the furthest counts, as at the server. */
export function keepProgress(account: string, salonId: string, progress: number): void {
  if (!deviceOf(account).keeps) return;
  const salons = keptProgress(account);
  store(account, { ...salons, [salonId]: Math.max(progress, salons[salonId] ?? 0) });
}

/** What waits to be sent: the furthest position by salon. */
export function keptProgress(account: string): Record<string, number> {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Stored | null;
    return stored?.account === account ? stored.salons : {};
  } catch {
    return {};
  }
}

/** Forgets what was sent, unless the member has come further meanwhile. */
export function forgetProgress(account: string, salonId: string, sent: number): void {
  const { [salonId]: kept = 0, ...others } = keptProgress(account);
  if (kept <= sent) store(account, others);
}

function store(account: string, salons: Stored['salons']): void {
  if (Object.keys(salons).length === 0) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, JSON.stringify({ account, salons } satisfies Stored));
}
