/** A draft of a form: changed fields by path, and the version that they change. */
export type Draft = {
  version: number;
  savedAt: number;
  tab: string;
  values: Record<string, unknown>;
  base?: number | undefined;
};

const PREFIX = 'athenaeum.draft.';
const DRAFT_TTL_MS = 30 * 24 * 60 * 60 * 1000;

/** The storage key of a draft; storage events have it. */
export const storageKey = (key: string) => PREFIX + key;

/**
 * The saved draft of a form in this browser.
 *
 * @param key identifies the form and what it edits
 * @returns null when there is none, when it is of another version of the form, or older than 30 days
 */
export function readDraft(key: string, version: number): Draft | null {
  const draft = parsed(readItem(storageKey(key)));
  return draft && draft.version === version && isAlive(draft) ? draft : null;
}

/**
 * Merges this tab's changes into the kept draft. `own` are this tab's fields: those it no longer changes are removed,
 * those of another tab stay. An empty draft is deleted. False where storage is not available.
 */
export function writeDraft(key: string, own: ReadonlySet<string>, draft: Draft) {
  const kept = Object.entries(readDraft(key, draft.version)?.values ?? {}).filter(([path]) => !own.has(path));
  const values = { ...Object.fromEntries(kept), ...draft.values };
  try {
    localStorage.setItem(storageKey(key), JSON.stringify({ ...draft, values }));
    // Written empty before it is removed: other tabs take a removal alone for a sign-out, and would discard their changes.
    if (Object.keys(values).length === 0) localStorage.removeItem(storageKey(key));
    return true;
  } catch {
    return false;
  }
}

/** Deletes expired drafts, also of forms that are never opened again. */
export function sweepDrafts() {
  for (const name of draftNames()) {
    const draft = parsed(readItem(name));
    if (!draft || !isAlive(draft)) localStorage.removeItem(name);
  }
}

/** Deletes all drafts, on a sign-out. Open forms of this page are notified as those of other tabs are. */
export function forgetDrafts() {
  for (const name of draftNames()) {
    localStorage.removeItem(name);
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
  }
}

const isAlive = ({ savedAt }: Draft) => Date.now() - savedAt < DRAFT_TTL_MS;

function draftNames() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function readItem(name: string) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** What a storage event tells of. */
export const draftIn = ({ newValue }: StorageEvent) => parsed(newValue);

function parsed(text: string | null): Draft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null;
    return typeof draft?.savedAt === 'number' && typeof draft.values === 'object' ? draft : null;
  } catch {
    return null;
  }
}
