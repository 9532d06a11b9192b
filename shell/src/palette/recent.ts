import { readDraft, writeDraft } from '@athenaeum/shared-ui/forms';

export interface Recent {
  to: string;
  title: string;
}

const MAX_KEPT = 5;
const VERSION = 1;

/** Kept where drafts are: in this browser, for this account, and deleted when it signs out. */
const keyOf = (user: string) => `palette.${user}`;

/** What the account opened last from the palette, the latest first; at most five. */
export const recentOf = (user: string): Recent[] =>
  (readDraft(keyOf(user), VERSION)?.values.opened as Recent[] | undefined) ?? [];

export function remember(user: string, { to, title }: Recent): void {
  const opened = [{ to, title }, ...recentOf(user).filter((one) => one.to !== to)].slice(0, MAX_KEPT);
  writeDraft(keyOf(user), new Set(), { version: VERSION, savedAt: Date.now(), tab: '', values: { opened } });
}
