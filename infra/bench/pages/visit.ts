import type { Page } from 'playwright-core';
import { watchTraffic } from '../../pages/traffic';
import { roundsOf, type Span } from './rounds';
import { untilNetworkIdle } from './untilNetworkIdle';

/** What one visit to a page cost and felt like; times in ms since the navigation began, sizes in bytes. */
export interface Visit {
  requests: number;
  /** Of them questions to the graph. */
  graph: number;
  /** Of the gateway to subgraphs, where the product has `TELL_COSTS`. */
  fetches: number;
  /** To the database, told as `fetches` is. */
  queries: number;
  /** Questions whose answers did not tell. */
  untold: number;
  /** On the wire. */
  bytes: number;
  /** As compressed. */
  javascript: number;
  /** The depth of the request waterfall (`roundsOf`). */
  rounds: number;
  /** Largest contentful paint. */
  largest: number;
  /** The heading is there and no long task keeps a click waiting any more. */
  clickable: number;
  /** Long tasks in all. */
  blocked: number;
  /** Sum of layout shifts. */
  shift: number;
}

export interface Machine {
  /** How many times slower the processor is. */
  slower: number;
  /** Null: as fast as it goes. */
  line: { bytesASecond: number; latency: number } | null;
}

const CODE_OR_DATA: ReadonlySet<string> = new Set(['Script', 'Fetch', 'XHR']);

/** Opens a page as its context finds it, with or without a cache, and waits until nothing is on its way any more. */
export async function measureVisit(page: Page, address: string, machine: Machine): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: machine.slower });
  if (machine.line)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: machine.line.latency,
      downloadThroughput: machine.line.bytesASecond,
      uploadThroughput: machine.line.bytesASecond,
    });

  const traffic = await watchTraffic(page);
  let requestCount = 0;
  const awaited = new Set<string>();
  const spans = new Map<string, Span & { bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    requestCount += 1;
    if (type && CODE_OR_DATA.has(type)) awaited.add(requestId);
    spans.set(requestId, { start: timestamp, end: Infinity, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) spans.delete(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => spans.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => awaited.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    awaited.delete(requestId);
    const span = spans.get(requestId);
    if (span) Object.assign(span, { end: timestamp, bytes: encodedDataLength });
  });

  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  const heading = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await untilNetworkIdle(page, { requestCount: () => requestCount, isWaiting: () => awaited.size > 0 });
  const felt = await page.evaluate(readTimeline);
  await session.detach();

  const all = [...spans.values()];
  return {
    requests: traffic.requests.length,
    graph: traffic.graph,
    fetches: traffic.fetches,
    queries: traffic.queries,
    untold: traffic.untold,
    bytes: all.reduce((total, { bytes }) => total + bytes, 0),
    javascript: traffic.javascript,
    rounds: roundsOf(all),
    largest: felt.largest,
    clickable: Math.max(heading, felt.lastTaskEnd),
    blocked: felt.blocked,
    shift: felt.shift,
  };
}

/** In the page: what the browser kept of the time since the navigation. */
function readTimeline(): Promise<{ largest: number; lastTaskEnd: number; blocked: number; shift: number }> {
  const found = { largest: 0, lastTaskEnd: 0, blocked: 0, shift: 0 };
  // Both casts: Node's types, which hold in this file, know neither a browser's entries nor their names.
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
    new PerformanceObserver((list) => {
      // Node's types know its own entries, not a browser's.
      for (const entry of list.getEntries() as unknown as BrowserEntry[]) {
        if (entry.entryType === 'largest-contentful-paint') found.largest = entry.startTime;
        if (entry.entryType === 'longtask') {
          found.lastTaskEnd = Math.max(found.lastTaskEnd, entry.startTime + entry.duration);
          found.blocked += entry.duration;
        }
        if (entry.entryType === 'layout-shift') found.shift += entry.value;
      }
      // Options are of one entry type each; `type` is any of ours.
    }).observe({ type, buffered: true } as never);
  return new Promise((resolve) => setTimeout(() => resolve(found), 100));
}

interface BrowserEntry {
  entryType: string;
  startTime: number;
  duration: number;
  /** Of a layout shift. */
  value: number;
}
