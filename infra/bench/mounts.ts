import type { CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../ci/openBrowser';
import { signedIn } from './browser';

/**
 * Whether an area leaves anything behind, on the running product: `node --import tsx infra/bench/mounts.ts [cycles]`. One
 * tab goes round the areas, each mounted and unmounted `cycles` times; what the page holds after collecting what is
 * not needed any more is told along the way. Ends with 1 when it grows by more than a tenth after the first round of
 * fifty, by when everything is loaded and cached.
 */
const base = process.env.BENCH_BASE_URL ?? 'http://localhost:3000';
const cycles = Number(process.argv[2] ?? 200);
const AREAS = ['/', '/expert-strategists', '/community/members', '/opportunities'];
const WARM = 50;
const SAMPLE_INTERVAL = 25;
const GROWTH = 1.1;

interface Held {
  cycle: number;
  megabytes: number;
  nodes: number;
  listeners: number;
}

const browser = await openBrowser();
try {
  const page = await signedIn(browser, { origin: base, path: '/' });
  const session = await page.context().newCDPSession(page);
  const seen: Held[] = [];
  for (let cycle = 1; cycle <= cycles; cycle++) {
    for (const area of AREAS) await move(page, area);
    if (cycle === 1 || cycle % SAMPLE_INTERVAL === 0) {
      await move(page, '/');
      await page.waitForLoadState('networkidle');
      const held = { cycle, ...(await heldBy(session)) };
      seen.push(held);
      console.log(
        `after ${String(cycle).padStart(3)} of each: ${held.megabytes.toFixed(1)} MB, ${held.nodes} nodes, ${held.listeners} listeners`,
      );
    }
  }
  const [first, last] = [seen.find(({ cycle }) => cycle >= WARM) ?? seen[0]!, seen.at(-1)!];
  for (const what of ['megabytes', 'nodes', 'listeners'] as const) {
    const growth = last[what] / first[what];
    console.log(`${what}: ${growth.toFixed(3)} of what it was after ${first.cycle}`);
    if (growth > GROWTH) process.exitCode = 1;
  }
} finally {
  await browser.close();
}

async function heldBy(session: CDPSession) {
  // Objects that the first collection only released are freed by the second.
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 1e6, nodes, listeners: jsEventListeners };
}

/** Follows a link of the page, and comes back when the next area has drawn its heading. */
async function move(page: Page, to: string): Promise<void> {
  if (new URL(page.url()).pathname === to) return;
  await page.evaluate((href) => {
    document.querySelector('main h1')?.setAttribute('data-left', '');
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, to);
  await page.locator('main h1:not([data-left])').first().waitFor();
}
