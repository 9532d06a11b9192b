import type { Browser, CDPSession } from 'playwright-core';
import { openBrowser } from '../ci/openBrowser';
import { signedIn } from './browser';

/**
 * First visits to Home of two running products in turn, so that whatever else the machine does meets both alike:
 * `BENCH_BEFORE=<origin> BENCH_AFTER=<origin> node --import tsx infra/bench/homePairs.ts [pairs]`. Told are the times of the
 * heading, ms, on the machine as it is and with a quarter of its speed and 10 Mbit/s, and how the two of a pair relate.
 */
const origins = { before: originOf('BENCH_BEFORE'), after: originOf('BENCH_AFTER') };
const pairs = Number(process.argv[2] ?? 15);
const SLOW_CPU = 4;
const SLOW_LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

const browser = await openBrowser();
try {
  for (const isSlow of [false, true]) {
    const measured: Record<keyof typeof origins, number[]> = { before: [], after: [] };
    // The first pair warms both products and is not counted.
    for (let pair = 0; pair <= pairs; pair++) {
      const order = pair % 2 ? (['after', 'before'] as const) : (['before', 'after'] as const);
      for (const side of order) {
        const time = await firstVisit(browser, origins[side], isSlow);
        if (pair > 0) measured[side].push(time);
      }
    }
    report(isSlow ? '4x CPU, 10 Mbit/s' : 'plain', measured.before, measured.after);
  }
} finally {
  await browser.close();
}

/** With nothing cached: when the heading of Home was in the page, ms since the navigation began. */
async function firstVisit(from: Browser, origin: string, isSlow: boolean): Promise<number> {
  const page = await signedIn(from, { origin });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  if (isSlow) await slow(session);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!/^Good/.test(document.querySelector('main h1')?.textContent ?? '')) return;
      observer.disconnect();
      performance.mark('heading');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor();
  const time = await page.evaluate(() => performance.getEntriesByName('heading')[0]?.startTime);
  await page.context().close();
  if (time === undefined) throw new Error(`Home of ${origin} drew its heading before anybody watched.`);
  return time;
}

async function slow(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
}

function report(name: string, before: number[], after: number[]): void {
  const ratios = before.map((time, pair) => after[pair]! / time);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(3));
  console.log(
    `${name.padEnd(20)} before ${quantile(before, 0.5).toFixed(0)} ms, after ${quantile(after, 0.5).toFixed(0)} ms, ` +
      `of a pair ${middle} (half of them ${low} to ${high}), ${before.length} pairs`,
  );
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))]!;
}

function originOf(variable: string): string {
  const origin = process.env[variable];
  if (!origin) throw new Error(`${variable} is to name the origin of a running product.`);
  return origin;
}
