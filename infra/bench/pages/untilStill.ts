import type { Page } from 'playwright-core';

interface Line {
  /** How many requests have left so far. */
  asked(): number;
  /** Whether code or data is on its way, which may ask for more. */
  isWaiting(): boolean;
}

/** In ms. */
const PAUSE = 500;
/** A page that goes on asking is left to it. */
const MAX_ROUNDS = 12;

/**
 * Until the page has nothing more to ask for. That nothing is on its way is not enough: on a busy machine a script may run
 * for longer than a network is called idle, and ask only then.
 */
export async function untilStill(page: Page, { asked, isWaiting }: Line): Promise<void> {
  for (let round = 0, before = NaN; round < MAX_ROUNDS; round++) {
    if (before === asked() && !isWaiting()) return;
    before = asked();
    await page.evaluate(untilAtRest, PAUSE);
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
