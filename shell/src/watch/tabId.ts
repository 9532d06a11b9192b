const KEY = 'tab';

/** Drawn once for a tab and gone with it: so that loading a page again is not taken for another tab. */
export function tabId(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known) return known;
    const drawn = draw();
    sessionStorage.setItem(KEY, drawn);
    return drawn;
  } catch {
    // A browser that keeps nothing tells one tab by each page.
    return (unkept ??= draw());
  }
}

let unkept: string | undefined;

const draw = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
