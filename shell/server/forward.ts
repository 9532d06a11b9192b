import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { ProxyServer } from 'httpxy';
import { acceptedLanguage } from '@athenaeum/messages/server';
import { SERVER_PATHS } from '@athenaeum/shell-contract/manifest';
import { currentTraceparent } from '@athenaeum/kit/telemetry';
import { compressAnswers } from './compressAnswers';
import type { ShellEnv } from './env';
import { unavailablePage } from './plainPages';
import { trustedProxies } from './trustedProxies';

/** The gateway answers an upload once storage has all of it: for each megabyte it has so much more time. */
const MS_A_MEGABYTE = 100;
const MAX_STREAM_SILENCE_MS = 60_000;

type Settings = Pick<ShellEnv, 'GATEWAY_URL' | 'TRUST_PROXY' | 'BRAND' | 'gatewayTimeoutMs'>;

/**
 * Hands the gateway's paths to the gateway, so that the browser sees one origin and one cookie.
 *
 * @param elsewhere paths among them, with all below, that another server answers: `{ '/api/releases': 'http://...' }`
 */
export function forward(
  { GATEWAY_URL, TRUST_PROXY, BRAND, gatewayTimeoutMs }: Settings,
  elsewhere: Readonly<Record<string, string>> = {},
): RequestHandler {
  const isTrusted = trustedProxies(TRUST_PROXY);
  // A connection for each request: one that rests might be ended by a gateway that leaves just as the next request goes out on it.
  const proxy = new ProxyServer<Request, Response>({ agent: false });
  // Not by `proxyTimeout`, which knows one figure for all requests.
  proxy.on('proxyReq', (sent, { headers }) => {
    const megabytes = Number(headers['content-length'] ?? 0) / 1_000_000;
    sent.setTimeout(gatewayTimeoutMs + megabytes * MS_A_MEGABYTE, () => sent.destroy());
  });
  proxy.on('proxyRes', (answer, _request, response) => {
    // Heartbeats come more often.
    if (answer.headers['content-type']?.startsWith('text/event-stream'))
      answer.socket.setTimeout(MAX_STREAM_SILENCE_MS);
    keepOwnConnection(answer, response);
  });
  proxy.on('error', (_error, request, response) => {
    if (!request || !response) return;
    // Half an answer is ended as one: the client would wait for the rest for ever.
    if (isSocket(response) || response.headersSent) return void response.destroy();
    sendUnavailable(request, response, BRAND);
  });
  const targetOf = (path: string) =>
    Object.entries(elsewhere).find(([root]) => path === root || path.startsWith(`${root}/`))?.[1] ??
    GATEWAY_URL;

  return (request, response, next) => {
    if (!SERVER_PATHS.some((path) => path.test(request.path))) return next();
    // Only this server and the proxies it was given say where a request came from and what it is called.
    if (!isTrusted(request.socket.remoteAddress))
      for (const name of Object.keys(request.headers))
        if (name.startsWith('x-forwarded-') || name === 'forwarded') delete request.headers[name];
    sayWhereFrom(request);
    request.headers['x-request-id'] = randomUUID();
    const traceparent = currentTraceparent();
    if (traceparent) request.headers.traceparent = traceparent;
    // Our server has already sent 100 Continue; a request that still expects it is not passed to `proxyReq`.
    delete request.headers.expect;
    compressAnswers(request, response, () => {
      // It rejects when the client's connection broke: there is nobody to be told.
      proxy.web(request, response, { target: targetOf(request.path) }).catch(() => response.destroy());
    });
  };
}

/** Adds who is connected to what the proxies before have said; the library's own `xfwd` keeps theirs alone. */
function sayWhereFrom({ headers, socket }: IncomingMessage): void {
  const isEncrypted = 'encrypted' in socket;
  const add = (name: string, value: string | undefined) => {
    const before = headers[name];
    headers[name] = [before ?? [], value ?? []].flat().join(',');
  };
  add('x-forwarded-for', socket.remoteAddress);
  add('x-forwarded-port', /:(\d+)$/.exec(headers.host ?? '')?.[1] ?? (isEncrypted ? '443' : '80'));
  add('x-forwarded-proto', isEncrypted ? 'https' : 'http');
  headers['x-forwarded-host'] ??= headers.host ?? '';
}

/** How the gateway ends its connection is between it and us; the browser's is kept until this server shuts down. */
function keepOwnConnection({ headers }: IncomingMessage, response: ServerResponse): void {
  const own = response.getHeader('connection');
  if (own === undefined) delete headers.connection;
  else headers.connection = String(own);
}

function sendUnavailable(request: Request, response: ServerResponse, brand: string): void {
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  response.writeHead(502, {
    'content-type': wantsPage ? 'text/html; charset=utf-8' : 'application/json',
    'cache-control': 'no-store',
    'retry-after': '2',
  });
  response.end(
    wantsPage
      ? unavailablePage(brand, acceptedLanguage(request))
      : JSON.stringify({
          ok: false,
          code: 'UNAVAILABLE',
          message: 'This is taking a moment. Please try again.',
        }),
  );
}

const isSocket = (response: ServerResponse | Socket): response is Socket => !('writeHead' in response);
