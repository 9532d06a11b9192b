const KEY = 'report-token';
/** `issued.tab.versions.member.session.signature`: where those parts are that say for what it was given. */
const ABOUT = [2, 3, 4] as const;
/** Well before the server takes it for too old, seconds. */
const KEPT = 8 * 60 * 60;

/** What a tab reports with: what its first page was given, as long as that is good for this page too, so that loading it again is not another tab. */
export function tabToken(given: string): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known !== null && isGoodFor(known, given)) return known;
    sessionStorage.setItem(KEY, given);
  } catch {
    // A browser that keeps nothing tells one tab by each page.
  }
  return given;
}

function isGoodFor(known: string, given: string): boolean {
  const [before, now] = [known.split('.'), given.split('.')];
  return ABOUT.every((part) => before[part] === now[part]) && issuedAt(now) - issuedAt(before) < KEPT;
}

const issuedAt = ([issued = '']: string[]) => parseInt(issued, 36);
