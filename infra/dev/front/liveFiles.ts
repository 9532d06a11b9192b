import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from 'express';
import { createProxyServer } from 'httpxy';
import { socketPath } from '../live/liveOrder';

/** Proxies requests of a live app to its development server: pages have one origin, and the CSP stays that of production. */
export function liveFiles(live: Readonly<Record<string, number>>) {
  const proxies = Object.entries(live).map(([app, port]) => ({
    path: `/remotes/${app}/live-`,
    socket: socketPath(app),
    target: `http://127.0.0.1:${port}`,
  }));
  // A connection for each request: one that rested while the area compiled is ended just as the next request goes out on it, and a
  // page that could not load an update asks for no other.
  const proxy = createProxyServer({ agent: false });
  proxy.on('error', (_error, _request, answer) => void answer?.destroy());

  const requests: RequestHandler = (request, response, next) => {
    const found = proxies.find(({ path }) => request.url.startsWith(path));
    if (!found) return next();
    // It rejects when the browser's connection broke.
    proxy.web(request, response, { target: found.target }).catch(() => response.destroy());
  };

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const found = proxies.find((one) => request.url === one.socket);
    if (found)
      proxy.ws(request, socket as Socket, { target: found.target }, head).catch(() => socket.destroy());
    else socket.destroy();
  }

  return { requests, upgrade };
}
