import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { SERVER_PATHS } from '@athenaeum/shell-contract/manifest';
import { unavailablePage } from './plainPages';

const TIMEOUT = 60_000;

interface Options {
  gateway: string;
  trustProxy: boolean;
  brand: string;
}

/** Hands the gateway's paths to the gateway, so that the browser sees one origin and one cookie. */
export function forward({ gateway, trustProxy, brand }: Options): RequestHandler {
  const proxy = createProxyMiddleware<IncomingMessage, ServerResponse>({
    target: gateway,
    proxyTimeout: TIMEOUT,
    xfwd: true,
    on: {
      proxyRes: (answer, _request, response) => keepOwnConnection(answer, response),
      error: (_error, request, response) => {
        if (isSocket(response)) return void response.destroy();
        if (response.headersSent) return void response.destroy();
        sendUnavailable(request, response, brand);
      },
    },
  });
  return (request, response, next) => {
    if (!SERVER_PATHS.some((path) => path.test(request.path))) return next();
    // Only the server itself says where a request came from and what it is called.
    if (!trustProxy)
      for (const name of Object.keys(request.headers))
        if (name.startsWith('x-forwarded-') || name === 'forwarded') delete request.headers[name];
    request.headers['x-request-id'] = randomUUID();
    void proxy(request, response, next);
  };
}

/** How the gateway ends its connection is between it and us; the browser's is ended by nothing but our own leaving. */
function keepOwnConnection({ headers }: IncomingMessage, response: ServerResponse): void {
  const own = response.getHeader('connection');
  if (own === undefined) delete headers.connection;
  else headers.connection = String(own);
}

function sendUnavailable(request: IncomingMessage, response: ServerResponse, brand: string): void {
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  response.writeHead(502, {
    'content-type': wantsPage ? 'text/html; charset=utf-8' : 'application/json',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(
    wantsPage
      ? unavailablePage(brand)
      : JSON.stringify({
          ok: false,
          code: 'UNAVAILABLE',
          message: 'This is taking a moment. Please try again.',
        }),
  );
}

const isSocket = (response: ServerResponse | Socket): response is Socket => !('writeHead' in response);
