import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../ci/openBrowser';
import { report } from './browser';

/**
 * How soon the public site is there on a slow machine and line: `node --import tsx infra/bench/site.ts [rounds]`. First
 * visits with nothing cached, processor four times slower, 10 Mbit/s with 40 ms to the server. Medians.
 */
const base = process.env.BENCH_SITE_URL ?? 'http://localhost:3005';
const rounds = Number(process.argv[2] ?? 7);
const SLOWER = 4;
const BYTES_A_SECOND = 10_000_000 / 8;
const LATENCY = 40;

const browser = await openBrowser();
try {
  console.log(`load average ${loadavg()[0]!.toFixed(1)}`);
  for (const path of ['/upcoming-events', '/upcoming-events/the-art-of-the-ask']) {
    const visits = [];
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, path));
    console.log(path);
    report(
      'largest contentful paint, ms',
      visits.map(({ largest }) => largest),
    );
    report(
      'first contentful paint, ms',
      visits.map(({ first }) => first),
    );
    report(
      'document, bytes',
      visits.map(({ document }) => document),
    );
    report(
      'JavaScript, bytes',
      visits.map(({ javascript }) => javascript),
    );
    report(
      'requests',
      visits.map(({ requests }) => requests),
    );
  }
  console.log(`load average ${loadavg()[0]!.toFixed(1)}`);
} finally {
  await browser.close();
}

async function visit(from: Browser, path: string) {
  const context = await from.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const kinds = new Map<string, string>();
  const sizes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.url.startsWith('data:')) kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) sizes[kind] = (sizes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(base + path, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const paints = await page.evaluate(
    () =>
      new Promise<{ largest: number; first: number }>((resolve) => {
        new PerformanceObserver((list) => {
          resolve({
            largest: list.getEntries().at(-1)!.startTime,
            first: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return { ...paints, document: sizes.Document ?? 0, javascript: sizes.Script ?? 0, requests: kinds.size };
}
