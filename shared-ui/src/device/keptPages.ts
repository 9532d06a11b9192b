/** Answers and the document: what is a member's own. */
export const KEPT_PAGES = 'kept-pages';
/** Scripts and fonts, which are the same for everybody. */
export const KEPT_FILES = 'kept-files';
/** Under what the account of `KEPT_PAGES` is told what there is. */
export const KEPT_SUMMARY = '/kept/summary';

/** What this device keeps for reading without a network. */
export interface KeptSummary {
  account: string;
  /** Epoch ms: from when all of it is. */
  at: number;
  bytes: number;
  pages: { path: string; title: string }[];
}

const ASKED = 'athenaeum.keep';
const KEPT = 'athenaeum.kept';

/** Null where nothing is kept. Asking creates nothing. */
export async function readKept(): Promise<KeptSummary | null> {
  if (!('caches' in globalThis) || !(await caches.has(KEPT_PAGES))) return null;
  const summary = await (await caches.open(KEPT_PAGES)).match(KEPT_SUMMARY);
  return summary ? ((await summary.json()) as KeptSummary) : null;
}

export async function deleteKept(): Promise<void> {
  if ('caches' in globalThis) await Promise.all([KEPT_PAGES, KEPT_FILES].map((name) => caches.delete(name)));
}

/** Asks the shell to keep what the member has now. Resolves once it has: false where not all could be read. */
export const askToKeep = (): Promise<boolean> =>
  new Promise((resolve) => {
    addEventListener(KEPT, (event) => resolve((event as CustomEvent<boolean>).detail), { once: true });
    dispatchEvent(new Event(ASKED));
  });

/** The shell's side of `askToKeep`. */
export function whenAskedToKeep(keep: () => Promise<boolean>): void {
  const answer = async () => {
    const detail = await keep();
    dispatchEvent(new CustomEvent(KEPT, { detail }));
  };
  addEventListener(ASKED, () => void answer());
}
