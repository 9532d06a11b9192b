import { storageKey } from '@athenaeum/shared-ui/forms';

export interface Recent {
  to: string;
  title: string;
}

const MAX_KEPT = 5;

/** Kept among the drafts of forms: in this browser, for this account, for 30 days, and deleted when it signs out. */
const keyOf = (user: string) => storageKey(`palette.${user}`);

/** What the account opened last from the palette, the latest first; at most five. */
export function recentOf(user: string): Recent[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(user)) ?? 'null') as {
      values?: { opened?: Recent[] };
    } | null;
    return kept?.values?.opened ?? [];
  } catch {
    return [];
  }
}

export function remember(user: string, { to, title }: Recent): void {
  const opened = [{ to, title }, ...recentOf(user).filter((one) => one.to !== to)].slice(0, MAX_KEPT);
  try {
    localStorage.setItem(keyOf(user), JSON.stringify({ savedAt: Date.now(), values: { opened } }));
  } catch {
    // Without storage nothing is kept.
  }
}
