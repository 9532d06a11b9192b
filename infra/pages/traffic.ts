import type { Page } from 'playwright-core';

export interface Traffic {
  /** Paths, in the order in which they were answered. */
  requests: string[];
  /** Questions to the graph among them. */
  graph: number;
  /** Bytes as compressed, without the lines of HTTP around them. */
  javascript: number;
}

/** Counts what the page asks for from now on; what the browser finds in its cache is not asked for. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const traffic: Traffic = { requests: [], graph: 0, javascript: 0 };
  session.on('Network.responseReceived', ({ response }) => {
    if (response.url.startsWith('data:') || response.fromDiskCache) return;
    const { pathname } = new URL(response.url);
    traffic.requests.push(pathname);
    if (pathname === '/graphql') traffic.graph += 1;
    if (response.mimeType.includes('javascript'))
      traffic.javascript += Number(response.headers['Content-Length']);
  });
  return traffic;
}
