import type { Page } from 'playwright-core';

export interface Traffic {
  /** Paths, in the order in which they were answered. */
  requests: string[];
  /** Questions to the graph among them. */
  graph: number;
  /** What the gateway asked of subgraphs for them, pictures left out; told where the product has `TELL_COSTS`. */
  fetches: number;
  /** What the database was asked for them; told as `fetches` is. */
  queries: number;
  /** Questions to the graph whose answer did not tell what it took. */
  untold: number;
  /** Bytes as compressed, without the lines of HTTP around them. */
  javascript: number;
  /** Paths of text and data of more than a kilobyte that came as they are. */
  uncompressed: string[];
}

/**
 * What begins so long after the start is no part of what a page shows, and would be counted on a slow machine alone: the bell
 * of the top bar (`shell/src/app/start.tsx`).
 */
const LATER_MS = 5000;

export const noTraffic = (): Traffic => ({
  requests: [],
  graph: 0,
  fetches: 0,
  queries: 0,
  untold: 0,
  javascript: 0,
  uncompressed: [],
});

const TEXT = /json|javascript|css|html|xml|text/;
/** Shorter ones would not become shorter. */
const MIN_COMPRESSED_BYTES = 1024;

/** Counts what the page asks for from now on; what the browser finds in its cache is not asked for. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  await page.addInitScript(LEAVE_OUT_WHAT_COMES_LATER);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const traffic = noTraffic();
  const heads = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method === 'HEAD') heads.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('data:') || response.fromDiskCache) return;
    // A stream of facts opens once the page is idle: nothing of it waits for that.
    if (type === 'EventSource') return;
    const { pathname } = new URL(response.url);
    traffic.requests.push(pathname);
    // Who of a list has a portrait of their own is not the page's doing; each such picture costs a question of its own.
    const costs = type === 'Image' ? '' : (headerOf(response, 'server-timing') ?? '');
    if (pathname === '/graphql') {
      traffic.graph += 1;
      if (!costs) traffic.untold += 1;
    }
    traffic.fetches += costIn(costs, 'fetches');
    traffic.queries += costIn(costs, 'queries');
    if (response.mimeType.includes('javascript'))
      traffic.javascript += Number(headerOf(response, 'content-length'));
    const isShort = Number(headerOf(response, 'content-length')) < MIN_COMPRESSED_BYTES;
    const hasText = TEXT.test(response.mimeType) && !isShort && !heads.has(requestId);
    if (hasText && !headerOf(response, 'content-encoding')) traffic.uncompressed.push(pathname);
  });
  return traffic;
}

/** In the page, as text: what compiles this file names functions by a helper that a page does not have. */
const LEAVE_OUT_WHAT_COMES_LATER = `{
  const begin = setTimeout;
  globalThis.setTimeout = (run, ms, ...given) => (ms >= ${LATER_MS} ? 0 : begin(run, ms, ...given));
}`;

/** Leaves what was open, with all that was still on its way there, and forgets what it had loaded. */
export async function leaveEverything(page: Page): Promise<void> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** As the server wrote its name, or not. */
const headerOf = ({ headers }: { headers: Record<string, string> }, name: string): string | undefined =>
  Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];

/** A page that a server drew tells each of its questions. */
const costIn = (costs: string, name: 'fetches' | 'queries') =>
  [...costs.matchAll(new RegExp(`\\b${name};desc=(\\d+)`, 'g'))].reduce(
    (sum, [, cost]) => sum + Number(cost),
    0,
  );
