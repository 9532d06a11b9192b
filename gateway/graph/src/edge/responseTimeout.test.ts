import { once } from 'node:events';
import { Agent, createServer, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { listening } from '@athenaeum/kit/testing/listening';
import express, { type ErrorRequestHandler, type Request, type Response } from 'express';
import type { Log } from '../context';
import { responseTimeout } from './responseTimeout';
import { errorHandler } from './errorHandler';
import { sendStream } from './sendStream';

const TIMEOUT_MS = 18_000;
const MEGABYTE = Buffer.alloc(1_000_000);

const logged: string[] = [];
const note = (level: string) => (line: { err: Error }) => void logged.push(`${level} ${line.err.message}`);
// Nothing else of a log is used here.
const log = { child: () => ({ warn: note('warn'), error: note('error') }) } as unknown as Log;
const passedOn: unknown[] = [];
const atTheEnd: ErrorRequestHandler = (error, _req, res, _next) => {
  passedOn.push(error);
  res.destroy();
};

/** What the next request does: on arrival, and when the test releases it. */
let work: (req: Request, res: Response) => unknown;
let here: () => void;
let goOn: () => void;

const app = express();
app.use(responseTimeout(TIMEOUT_MS, errorHandler(log)));
app.all('/later', async (req, res) => {
  const untilThen = new Promise<void>((resolve) => (goOn = resolve));
  here();
  await untilThen;
  await work(req, res);
});
app.post('/read', express.text({ limit: '5mb' }), async (req, res) => {
  const untilThen = new Promise<void>((resolve) => (goOn = resolve));
  here();
  await untilThen;
  res.send(`${req.body.length}`);
});
app.get('/other', (_req, res) => void res.send('answered'));
app.use(errorHandler(log), atTheEnd);
const server = createServer(app);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let port: number;
let close: () => void;
beforeAll(async () => {
  ({ port, close } = await listening(server));
});
afterAll(() => {
  agent.destroy();
  close();
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  logged.length = 0;
  passedOn.length = 0;
});
afterEach(() => jest.useRealTimers());

const begin = (path: string, headers = {}): ClientRequest =>
  request({ port, path, method: path === '/other' ? 'GET' : 'POST', agent, headers });
const sentWhole = (path: string) => begin(path).end();
const arrival = () => new Promise<void>((resolve) => (here = resolve));
async function answerTo(sent: ClientRequest) {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it('answers a request that takes too long with a retryable refusal', async () => {
  const arrived = arrival();
  const answer = answerTo(sentWhole('/later'));
  await arrived;

  jest.advanceTimersByTime(TIMEOUT_MS);

  const { status, headers, body } = await answer;
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', connection: 'keep-alive' });
  expect(JSON.parse(body)).toEqual({
    ok: false,
    code: 'UNAVAILABLE',
    message: 'This is not available just now. Please try again.',
  });
  expect(logged).toEqual(['warn No answer came in time']);
});

it('leaves a timely answer alone', async () => {
  const arrived = arrival();
  work = (_req, res) => res.send('in time');
  const answer = answerTo(sentWhole('/later'));
  await arrived;

  jest.advanceTimersByTime(TIMEOUT_MS - 1);
  goOn();

  expect(await answer).toMatchObject({ status: 200, body: 'in time' });
  await turn();
  expect(jest.getTimerCount()).toBe(0);
});

it('leaves an answer alone that has started', async () => {
  const arrived = arrival();
  let finish = () => {};
  work = (_req, res) => {
    res.write('begun, ');
    finish = () => res.end('and ended');
  };
  const sent = sentWhole('/later');
  await arrived;
  goOn();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];

  jest.advanceTimersByTime(TIMEOUT_MS);
  await turn();
  finish();

  expect(await text(response)).toBe('begun, and ended');
  expect(logged).toEqual([]);
});

describe('what a handler does after the timeout', () => {
  const file = Readable.from(['a', 'file']);
  it.each<[string, typeof work, string[]]>([
    ['an answer', (_req, res) => res.status(201).set('x-late', '1').cookie('a', 'b').json({ ok: true }), []],
    ['a way to somewhere else', (_req, res) => res.redirect('/other'), []],
    ['what is written by hand', (_req, res) => res.writeHead(200, { 'x-late': '1' }).end('late'), []],
    ['a file', (_req, res) => sendStream(file, res.attachment('a.txt')), []],
    ['a failure', () => Promise.reject(new Error('broken')), ['error broken']],
  ])('%s is ignored and breaks nothing', async (_what, late, alsoLogged) => {
    const arrived = arrival();
    const ended = new Promise<void>((resolve) => {
      work = async (req, res) => {
        setImmediate(resolve);
        await late(req, res);
      };
    });
    const answer = answerTo(sentWhole('/later'));
    await arrived;
    jest.advanceTimersByTime(TIMEOUT_MS);
    const told = await answer;

    goOn();
    await ended;
    const next = await answerTo(sentWhole('/other'));

    expect([told.status, next.body]).toEqual([503, 'answered']);
    expect(logged).toEqual(['warn No answer came in time', ...alsoLogged]);
    expect(passedOn).toEqual([]);
  });

  it('a file is closed', () => expect(file.destroyed).toBe(true));
});

describe('a body', () => {
  const LENGTH = { 'content-type': 'text/plain', 'content-length': 2 * MEGABYTE.length };
  /** The extra time for a body of two megabytes. */
  const FOR_ITS_SIZE = 200;

  it('does not count while it is uploaded; the timeout starts at its end', async () => {
    const arrived = arrival();
    const sent = begin('/read', LENGTH);
    const answer = answerTo(sent);
    const beganToRead = once(server, 'request').then(() => turn());
    sent.write(MEGABYTE);
    await beganToRead;

    jest.advanceTimersByTime(10 * TIMEOUT_MS);
    sent.end(MEGABYTE);
    await arrived;
    jest.advanceTimersByTime(TIMEOUT_MS + FOR_ITS_SIZE - 1);
    await turn();
    expect(logged).toEqual([]);
    jest.advanceTimersByTime(1);

    expect(await answer).toMatchObject({ status: 503, headers: { connection: 'keep-alive' } });
  });

  it('that no handler reads does not delay the timeout', async () => {
    const arrived = arrival();
    const sent = begin('/later', LENGTH);
    const answer = answerTo(sent);
    sent.write(MEGABYTE);
    await arrived;

    jest.advanceTimersByTime(TIMEOUT_MS + FOR_ITS_SIZE);
    sent.end(MEGABYTE);

    expect(await answer).toMatchObject({ status: 503, headers: { connection: 'keep-alive' } });
  });

  it('that never ends is not waited for, and its connection is closed', async () => {
    const arrived = arrival();
    const sent = begin('/later', LENGTH);
    const answer = answerTo(sent);
    sent.write('half');
    await arrived;

    jest.advanceTimersByTime(TIMEOUT_MS + FOR_ITS_SIZE);
    await turn();
    jest.advanceTimersByTime(TIMEOUT_MS);

    expect(await answer).toMatchObject({ status: 503, headers: { connection: 'close' } });
  });

  it.each([2 ** 31 * 10_000, Number.MAX_SAFE_INTEGER])(
    'with a content length of %d gets the longest timer there is, not one that fires at once',
    async (length) => {
      const arrived = arrival();
      work = (_req, res) => res.end();
      const sent = begin('/later', { ...LENGTH, 'content-length': length });
      sent.on('error', () => {});
      sent.write('half');
      await arrived;

      jest.advanceTimersByTime(10 * TIMEOUT_MS);
      await turn();

      expect(logged).toEqual([]);
      const over = new Promise<void>((resolve) => sent.once('close', () => resolve()));
      goOn();
      sent.destroy();
      await over;
    },
  );
});
