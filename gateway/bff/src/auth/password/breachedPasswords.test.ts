import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBreachedPasswords } from './breachedPasswords';

const BREACHED = 'Lanterns&Ledgers7';
const hash = createHash('sha1').update(BREACHED).digest('hex').toUpperCase();
const OTHERS = '0018A45C4D1DEF81644B54AB7F969B88D65:12';

let server: Server;
let answer: RequestListener;
let asked: IncomingMessage[];
const warn = jest.fn();

beforeEach(async () => {
  asked = [];
  warn.mockReset();
  server = createServer((req, res) => {
    asked.push(req);
    answer(req, res);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const isBreached = (password: string, timeoutMs = 5000) =>
  createBreachedPasswords({
    env: { BREACHED_PASSWORDS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/` },
    log: { warn },
    timeoutMs,
  })(password);
const lines =
  (...given: string[]): RequestListener =>
  (_req, res) =>
    res.end(given.join('\r\n'));

it('finds a breached password by five characters of its hash, and tells no more', async () => {
  answer = lines(OTHERS, `${hash.slice(5)}:3`);

  expect(await isBreached(BREACHED)).toBe(true);
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET /range/${hash.slice(0, 5)}`]);
  expect(JSON.stringify(asked[0]!.rawHeaders)).not.toMatch(new RegExp(`${hash.slice(5)}|${BREACHED}`, 'i'));
  expect(asked[0]!.headers['add-padding']).toBe('true');
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['is not in the range', [OTHERS]],
  ['is only padding', [OTHERS, `${hash.slice(5)}:0`]],
])('lets a password be that %s', async (_what, given) => {
  answer = lines(...given);

  expect(await isBreached(BREACHED)).toBe(false);
  expect(warn).not.toHaveBeenCalled();
});

it.each<[string, string, RequestListener]>([
  ['fails', 'HTTP_503', (_req, res) => res.writeHead(503).end(`${hash.slice(5)}:3`)],
  ['resets', 'UNREACHABLE', (_req, res) => res.destroy()],
  ['sends elsewhere', 'UNREACHABLE', (_req, res) => res.writeHead(302, { location: '/else' }).end()],
  ['never answers', 'TIMEOUT', () => {}],
  ['never ends', 'TIMEOUT', (_req, res) => void res.write(`${OTHERS}\r\n`)],
  ['shows a page', 'NOT_A_RANGE', (_req, res) => res.end('<!doctype html><title>Sign in</title>')],
  ['answers nothing', 'NOT_A_RANGE', (_req, res) => res.end()],
  ['answers JSON', 'NOT_A_RANGE', (_req, res) => res.end('{"count":0}')],
  ['answers without measure', 'TOO_LONG', (_req, res) => res.end(`${OTHERS}\r\n`.repeat(40_000))],
])(
  'lets a password be when the other system %s, and logs it without what was asked',
  async (_how, reason, how) => {
    answer = how;

    expect(await isBreached(BREACHED, reason === 'TIMEOUT' ? 150 : undefined)).toBe(false);

    expect(warn).toHaveBeenCalledWith({ reason }, expect.stringContaining('could not be asked'));
    expect(JSON.stringify(warn.mock.calls)).not.toContain(hash.slice(0, 5));
    expect(asked).toHaveLength(1);
  },
);

it('sends no request if no address is configured', async () => {
  answer = lines(`${hash.slice(5)}:3`);
  const unasked = createBreachedPasswords({ env: {}, log: { warn } });

  expect(await unasked(BREACHED)).toBe(false);
  expect(asked).toEqual([]);
});
