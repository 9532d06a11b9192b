import type { DemoRandom } from '@athenaeum/kit/demo';
import { SCHEDULING_HEADER, sign, SIGNATURE_HEADER as CONTENT_STORE_HEADER } from '@athenaeum/bff/testing';
import { brokenBody } from './brokenBody';
import type { RawRequest } from './sendRaw';
import { SIGNING } from './sendTo';

interface RequestOptions {
  random: DemoRandom;
  /** `POST /graphql` as an entry of the table of routes. */
  route: string;
  host: string;
  cookie: string;
}

/** A request with a malformed URL, header, framing or body. */
export function brokenRequest({ random, route, host, cookie }: RequestOptions): RawRequest {
  const [method = '', path = ''] = route.split(' ');
  const { type, body } = brokenBody(random, path);
  const hasBody = method !== 'GET' || random.chance(0.1);
  const framing = hasBody ? framed(random, body) : { lines: [], body: Buffer.alloc(0), isCutOff: false };
  const lines = [
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Connection: close',
    ...(cookie && random.chance(0.9) ? [`Cookie: ${cookie}`] : []),
    ...(hasBody ? [`Content-Type: ${type}`] : []),
    ...framing.lines,
    ...signatureOf(random, path, body),
    ...(random.chance(0.5) ? random.pick(HEADERS)(random) : []),
  ];
  const head = `${method} ${addressOf(random, path)} HTTP/1.1\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;
  return { head, body: framing.body, isCutOff: framing.isCutOff };
}

/** Values of path parameters. */
const PATH_VALUES = [
  '00000000-0000-4000-8000-00000000dead',
  'x',
  '%00',
  '%ff',
  '%',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  '$ne',
  '%F0%9F%AA%B6',
  'x'.repeat(3000),
];
const QUERIES = [
  '?',
  '?a=%',
  '?a[b][c][d][e][f][g]=1',
  '?__proto__[x]=1',
  `?${'a=1&'.repeat(1500)}`,
  '?%00=%ff',
];
const PARAMETERS = ['state', 'code', 'returnTo', 'token', 'from', 'to', 'key', 'search', 'expires', 'uid'];

function addressOf(random: DemoRandom, path: string): string {
  const named = path.replace(/[:*]\w+/g, () => random.pick(PATH_VALUES));
  if (random.chance(0.7)) return named;
  return (
    named +
    (random.chance(0.5) ? random.pick(QUERIES) : `?${random.pick(PARAMETERS)}=${random.pick(PATH_VALUES)}`)
  );
}

/** Correct framing, a wrong length, chunks, broken chunks, a false encoding, or a truncated body. */
function framed(random: DemoRandom, body: Buffer): { lines: string[]; body: Buffer; isCutOff: boolean } {
  const { length } = body;
  const whole = { lines: [`Content-Length: ${length}`], body, isCutOff: false };
  const chunked = (text: string) => ({
    lines: ['Transfer-Encoding: chunked'],
    body: Buffer.concat([Buffer.from(text), body]),
    isCutOff: true,
  });
  const withLength = (line: string) => ({ lines: [line], body, isCutOff: true });
  if (random.chance(0.6)) return whole;
  return random.pick([
    () => withLength(`Content-Length: ${length + random.between(1, 1000)}`),
    () => withLength(`Content-Length: ${Math.max(length - random.between(1, 20), 0)}`),
    () =>
      withLength(
        `Content-Length: ${random.pick(['-1', '1e3', 'NaN', '99999999999999999999', '9007199254740993'])}`,
      ),
    () => ({ ...whole, lines: [...whole.lines, `Content-Length: ${length + 1}`], isCutOff: true }),
    () => ({ ...whole, lines: [...whole.lines, 'Transfer-Encoding: chunked'], isCutOff: true }),
    () => ({
      lines: ['Transfer-Encoding: chunked'],
      body: Buffer.concat([Buffer.from(`${length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]),
      isCutOff: length === 0,
    }),
    () => chunked(random.pick(['zz\r\n', 'ffffffffffffffffff\r\n', '5\r\n', '-1\r\n', '\0\0\r\n'])),
    () => ({ ...whole, lines: [...whole.lines, `Content-Encoding: ${random.pick(ENCODINGS)}`] }),
    () => ({ ...whole, body: body.subarray(0, Math.floor(length / 2)), isCutOff: true }),
  ])();
}

const ENCODINGS = ['gzip', 'br', 'deflate', 'nonsense', 'gzip, gzip', ''];

const HEADERS: readonly ((random: DemoRandom) => string[])[] = [
  ({ between }) => [`X-Long: ${'x'.repeat(between(1000, 40_000))}`],
  ({ between }) => Array.from({ length: between(100, 2500) }, (_, index) => `X-${index}: 1`),
  () => ['X-Words: \xc3\xa9\xff\x80'],
  () => ['X-Null: a\0b'],
  () => ['X-Alone'],
  () => [': nothing'],
  () => ['Host: elsewhere.test'],
  () => ['Content-Type: text/plain', 'Content-Type: application/json'],
  ({ pick }) => [
    `Cookie: ${pick([';;;=', '=', '%', 'a=%ff', '__proto__=1', `a=${'x'.repeat(6000)}`, 'a="'])}`,
  ],
  ({ pick }) => [`Cookie: ${pick(SESSIONS)}=${pick(['%E0%A4%A', '..', 'a.b.c', '\xff', '{}', 'j:{"a":1}'])}`],
  ({ pick }) => [`If-None-Match: ${pick(['"', 'W/', '*', '"a","', 'x'.repeat(5000), '\xff'])}`],
  ({ pick }) => [`If-Modified-Since: ${pick(['never', '8640000000000001', 'Thu, 99 Foo 9999', ''])}`],
  ({ pick }) => [
    `Range: ${pick(['bytes=', 'bytes=5-1', 'bytes=-0', 'bytes=0-0,'.repeat(500), 'x=1-', 'bytes=1e9-'])}`,
  ],
  ({ pick }) => [
    `Accept-Encoding: ${pick(['', '*;q=2', 'gzip;q=NaN', 'x,'.repeat(2000), 'identity;q=0', '\xff'])}`,
  ],
  ({ pick }) => [`Accept: ${pick(['', '/', ';', 'text/html;q=', 'x/y,'.repeat(2000)])}`],
  ({ pick }) => [`Accept-Language: ${pick(['', '-', 'x'.repeat(5000), '*;q=-1', '\xff'])}`],
  ({ pick }) => [`Authorization: ${pick(['Bearer', 'Bearer ..', 'Bearer a.b.c', 'Basic %', 'Bearer \xff'])}`],
  ({ pick }) => [`Origin: ${pick(['null', '', 'http://', 'x', '\xff', 'http://['])}`],
  ({ pick }) => [
    `X-Forwarded-For: ${pick(['', ',', '::', 'x'.repeat(5000), '1.1.1.1,'.repeat(500), '[::1]:x'])}`,
  ],
  ({ pick }) => [
    `X-Forwarded-Proto: ${pick(['', ',', 'x', '\xff'])}`,
    `X-Forwarded-Host: ${pick(['', ',', '[', '\xff'])}`,
  ],
  ({ pick }) => [`X-Request-Id: ${pick(['', '\xff', 'x'.repeat(5000)])}`],
  ({ pick }) => [`Expect: ${pick(['100-continue', 'nonsense'])}`],
  () => ['Upgrade: websocket', 'Connection: Upgrade, close'],
];
const SESSIONS = ['athenaeum_session', 'athenaeum.sid', '_session', '_interaction', 'state'];

/** Boundary values of JavaScript's dates and integers, and of the pattern that reads `t=` of a signature. */
const SECONDS = [
  '0',
  '-1',
  '8640000000000',
  '8640000000001',
  '999999999999',
  '9007199254740993',
  '1e3',
  'NaN',
  '',
];

/** A webhook signature: none, malformed, of another body or time, or correct. */
function signatureOf(random: DemoRandom, path: string, body: Buffer): string[] {
  if (!path.startsWith('/webhooks/')) return [];
  const isCalendar = path.includes('scheduling');
  const header = isCalendar ? SCHEDULING_HEADER : CONTENT_STORE_HEADER;
  const secret = isCalendar
    ? SIGNING.SCHEDULING_SECRETS.replace(/^\w+=/, '')
    : SIGNING.CONTENT_STORE_WEBHOOK_SECRET;
  const seconds = random.pick(SECONDS);
  const value = random.pick([
    () => sign(secret, body),
    () => sign(secret, body),
    () => sign(secret, 'another'),
    () => `t=${seconds},v1=${'0'.repeat(64)}`,
    () => `t=${seconds},v1=${sign(secret, body, Number(seconds) * 1000).slice(-64)}`,
    () =>
      `t=${Math.floor(Date.now() / 1000)},v1=${random.pick(['', 'zz', '\xff', '0'.repeat(63), '0'.repeat(5000)])}`,
    () => random.pick(['', ',', 't=', 'v1=', 't=,v1=', '\xff', 't=1,'.repeat(1000)]),
  ])();
  const billingHeaders = ['Stripe-Signature', 'X-Embedded-Signature'].map((name) => `${name}: ${value}`);
  return path.includes('billing') ? billingHeaders : [`${header}: ${value}`];
}
