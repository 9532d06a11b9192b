import type { Page } from 'playwright-core';

interface NetworkActivity {
  /** How many requests have left so far. */
  requestCount(): number;
  /** Whether code or data is on its way, which may cause more requests. */
  isWaiting(): boolean;
}

const PAUSE_MS = 500;
/** Of a page that goes on sending requests, it waits no longer than this. */
const MAX_ROUNDS = 12;

/**
 * Until the page sends no more requests. That none is on its way is not enough: on a busy machine a script may run for longer
 * than a network is called idle, and send one only then.
 */
export async function untilNetworkIdle(
  page: Page,
  { requestCount, isWaiting }: NetworkActivity,
): Promise<void> {
  for (let round = 0, before = NaN; round < MAX_ROUNDS; round++) {
    if (before === requestCount() && !isWaiting()) return;
    before = requestCount();
    await page.evaluate(untilAtRest, PAUSE_MS);
  }
}

/** In the page: its scripts have nothing to do, and nothing again a moment later. */
async function untilAtRest(pause: number): Promise<void> {
  // Node's types do not know what only a browser has.
  const browser = globalThis as unknown as { requestIdleCallback(done: () => void): void };
  await new Promise<void>((resolve) => browser.requestIdleCallback(resolve));
  await new Promise((resolve) => setTimeout(resolve, pause));
  await new Promise<void>((resolve) => browser.requestIdleCallback(resolve));
}
