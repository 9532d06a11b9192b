const MAX_WAIT_MS = 5000;
const DELAY_MS = 1000;

/** Runs it once the page has nothing to do; where browsers do not say so, a moment later. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  else setTimeout(run, DELAY_MS);
}
