import { once } from 'node:events';
import { type IncomingMessage, request, type RequestListener } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { forward } from './forward';
import { listening } from './testing';

const TIMEOUT_MS = 200;
/** The body after which the gateway may take another second. */
const TEN_MEGABYTES = Buffer.alloc(10_000_000);

const open: { close: () => void }[] = [];
afterEach(() => open.splice(0).forEach(({ close }) => close()));

/** A gateway that does `work` with what the shell forwards to it; how to send it something through the shell. */
async function before(work: RequestListener, TRUST_PROXY = '') {
  const gateway = await listening(work);
  const app = express();
  app.use(
    forward({
      GATEWAY_URL: gateway.origin,
      TRUST_PROXY,
      BRAND: 'Athenaeum',
      gatewayTimeoutMs: TIMEOUT_MS,
    }),
  );
  const shell = await listening(app);
  open.push(shell, gateway);
  return async (body: Buffer | string, headers = {}) => {
    const sent = request(`${shell.origin}/api/files`, {
      method: 'POST',
      agent: false,
      headers: { 'content-length': Buffer.byteLength(body), ...headers },
    });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer;
  };
}

const whole = async (answer: IncomingMessage) => ({ status: answer.statusCode, body: await text(answer) });

it('ends what a gateway that hangs was asked', async () => {
  const send = await before((asked) => asked.resume());

  const { status, body } = await whole(await send('{}'));

  expect(status).toBe(502);
  expect(JSON.parse(body)).toMatchObject({ ok: false, code: 'UNAVAILABLE' });
});

it('hands what area teams release by to the service that takes it, whole and as it comes', async () => {
  const gateway = await listening((_asked, answer) => answer.end('gateway'));
  const releases = await listening((asked, answer) => {
    answer.write(`${asked.url} ${asked.headers.authorization}\n`);
    asked.once('end', () => answer.end('done')).resume();
  });
  const app = express();
  app.use(
    forward(
      { GATEWAY_URL: gateway.origin, TRUST_PROXY: '', BRAND: 'Athenaeum', gatewayTimeoutMs: TIMEOUT_MS },
      { '/api/releases': releases.origin },
    ),
  );
  const shell = await listening(app);
  open.push(shell, releases, gateway);
  const headers = { authorization: 'Bearer one' };
  const read = async (path: string) => (await fetch(shell.origin + path, { headers })).text();

  expect(await read('/api/releases')).toBe('/api/releases Bearer one\ndone');
  expect(await read('/api/releases/areas/mfe-one?file=a.js')).toBe(
    '/api/releases/areas/mfe-one?file=a.js Bearer one\ndone',
  );
  expect(await read('/api/releasesOf')).toBe('gateway');
});

it.each([
  ['waits for as long as the gateway may take for what it was sent', {}],
  ['waits as long for a client that asked first whether it may send it', { expect: '100-continue' }],
])('%s', async (_what, headers) => {
  const send = await before((asked, answer) => {
    asked.resume().once('end', () => setTimeout(() => answer.end('kept'), 3 * TIMEOUT_MS));
  });

  expect(await whole(await send(TEN_MEGABYTES, headers))).toEqual({ status: 200, body: 'kept' });
});

it('ends what a gateway that hangs was asked with leave to go on', async () => {
  const send = await before((asked) => asked.resume());

  const { statusCode } = await send('{}', { expect: '100-continue' });

  expect(statusCode).toBe(502);
});

it('ends an answer that the gateway does not go on with', async () => {
  const send = await before((asked, answer) => {
    asked.resume();
    answer.write('begun');
  });

  await expect(whole(await send('{}'))).rejects.toThrow('aborted');
});

describe('what the gateway answers', () => {
  const LONG = JSON.stringify({ data: Array.from({ length: 500 }, (_, id) => ({ id, title: 'A salon' })) });
  const answering = (type: string, body = LONG, headers = {}) =>
    before((asked, answer) => {
      asked.resume();
      answer.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body), ...headers });
      answer.end(body);
    });
  const ALL = { 'accept-encoding': 'gzip, deflate, br, zstd' };

  it.each([
    ['application/json; charset=utf-8', ALL, 'br', brotliDecompressSync],
    ['application/graphql-response+json', ALL, 'br', brotliDecompressSync],
    ['text/calendar; charset=utf-8', ALL, 'br', brotliDecompressSync],
    ['text/javascript; charset=utf-8', ALL, 'br', brotliDecompressSync],
    ['text/vtt', ALL, 'br', brotliDecompressSync],
    ['image/svg+xml', ALL, 'br', brotliDecompressSync],
    ['application/json', { 'accept-encoding': 'gzip' }, 'gzip', gunzipSync],
  ])('is compressed where it is %s, for a browser that accepts %j', async (type, headers, encoding, read) => {
    const send = await answering(type);

    const answer = await send('{}', headers);
    const received = await buffer(answer);

    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(received.length).toBeLessThan(LONG.length / 5);
    expect(read(received).toString()).toBe(LONG);
  });

  it.each([
    ['a page', 'text/html', LONG, ALL],
    ['a picture', 'image/png', LONG, ALL],
    ['for a client that accepts no compression', 'application/json', LONG, {}],
    ['so short that it would not become shorter', 'application/json', '{"ok":true}', ALL],
  ])('is passed on as it is when it is %s', async (_what, type, body, headers) => {
    const send = await answering(type, body);

    const answer = await send('{}', headers);

    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(await text(answer)).toBe(body);
  });

  it('is passed on as it is when it is a part of a file', async () => {
    const send = await answering('text/csv', LONG, { 'content-range': `bytes 0-${LONG.length - 1}/90000` });

    expect(await text(await send('{}', ALL))).toBe(LONG);
  });

  it('is broken off where the gateway breaks off, not ended as if it were whole', async () => {
    const send = await before((asked, answer) => {
      asked.resume();
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.write(LONG, () => answer.destroy());
    });

    await expect(send('{}', ALL).then(whole)).rejects.toThrow(/aborted|hang up/);
  });
});

it('passes on events as they come', async () => {
  let goOn = () => {};
  const send = await before((asked, answer) => {
    asked.resume();
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.write('data: one\n\n');
    goOn = () => answer.end('data: two\n\n');
  });

  const answer = await send('{}');
  const [first] = (await once(answer, 'data')) as [Buffer];
  goOn();

  expect(String(first)).toBe('data: one\n\n');
  expect(await text(answer)).toBe('data: two\n\n');
});

it('ends what the gateway was asked by somebody who has left', async () => {
  let left: Promise<unknown> | undefined;
  const send = await before((asked, answer) => {
    asked.resume();
    left = once(answer, 'close');
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.write('data: one\n\n');
  });

  const answer = await send('{}');
  answer.once('error', () => undefined);
  answer.destroy();

  await expect(left).resolves.toBeDefined();
});

it.each([
  ['nobody', '', '127.0.0.1'],
  ['another proxy', '203.0.113.0/24', '127.0.0.1'],
  ['the proxy in front', 'loopback', '198.51.100.7, 127.0.0.1'],
  ['the proxy in front, by its network', '127.0.0.0/8', '198.51.100.7, 127.0.0.1'],
])('forwards the client address as reported by %s', async (_who, proxies, expected) => {
  const send = await before((asked, answer) => {
    asked.resume();
    answer.end(String(asked.headers['x-forwarded-for']).replaceAll('::ffff:', ''));
  }, proxies);

  const { body } = await whole(await send('{}', { 'x-forwarded-for': '198.51.100.7' }));

  expect(body.replaceAll(',', ', ').replaceAll('  ', ' ')).toBe(expected);
});
