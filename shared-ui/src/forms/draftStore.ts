/** What is kept of a form between visits: changed fields by their path, and of which state of things they are changes. */
export type Draft = {
  version: number;
  savedAt: number;
  tab: string;
  values: Record<string, unknown>;
  base?: number | undefined;
};

const PREFIX = 'athenaeum.draft.';
const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** The storage key of a draft; storage events carry it. */
export const storageKey = (key: string) => PREFIX + key;

/** The kept draft, unless it is of another version of the form or older than 30 days. */
export function readDraft(key: string, version: number): Draft | null {
  const draft = parsed(readItem(storageKey(key)));
  return draft && draft.version === version && isAlive(draft) ? draft : null;
}

/**
 * Puts this tab's changes over what is there. `own` are the fields this tab speaks for: those it no longer changes go,
 * those of another tab stay. With nothing left the draft goes. False where the browser keeps nothing.
 */
export function writeDraft(key: string, own: ReadonlySet<string>, draft: Draft) {
  const kept = Object.entries(readDraft(key, draft.version)?.values ?? {}).filter(([path]) => !own.has(path));
  const values = { ...Object.fromEntries(kept), ...draft.values };
  try {
    localStorage.setItem(storageKey(key), JSON.stringify({ ...draft, values }));
    // Other tabs have heard by now that it was sent; one that just goes was forgotten.
    if (Object.keys(values).length === 0) localStorage.removeItem(storageKey(key));
    return true;
  } catch {
    return false;
  }
}

/** Drafts past their life, also of forms that are never opened again. */
export function sweepDrafts() {
  for (const name of draftNames()) {
    const draft = parsed(readItem(name));
    if (!draft || !isAlive(draft)) localStorage.removeItem(name);
  }
}

/** All of them: for a sign-out on a shared machine. Open forms of this page hear of it as those of other tabs do. */
export function forgetDrafts() {
  for (const name of draftNames()) {
    localStorage.removeItem(name);
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
  }
}

const isAlive = ({ savedAt }: Draft) => Date.now() - savedAt < LIFE_MS;

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
