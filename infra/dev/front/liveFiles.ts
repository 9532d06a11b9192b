import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { socketPath } from '../live/liveOrder';

/** Proxies requests of a live app to its development server: pages have one origin, and the CSP stays that of production. */
export function liveFiles(live: Readonly<Record<string, number>>) {
  const proxies = Object.entries(live).map(([app, port]) => ({
    path: `/remotes/${app}/live-`,
    socket: socketPath(app),
    proxy: createProxyMiddleware<IncomingMessage>({ target: `http://127.0.0.1:${port}`, ws: false }),
  }));

  const requests: RequestHandler = (request, response, next) => {
    const found = proxies.find(({ path }) => request.url.startsWith(path));
    // The proxy's types are of Node's requests, from which Express's differ by `next`.
    if (found) void found.proxy(request as never, response as never, next);
    else next();
  };

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const found = proxies.find((one) => request.url === one.socket);
    // As above.
    if (found) found.proxy.upgrade(request as never, socket as Socket, head);
    else socket.destroy();
  }

  return { requests, upgrade };
}
