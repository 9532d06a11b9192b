import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDrain, type Drain } from './drain';

const PLENTY = 10_000;
let server: Server;
let port: number;
let drain: Drain;
let agent: Agent;

async function open(handler: RequestListener): Promise<void> {
  server = createServer(handler);
  drain = createDrain(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
}
beforeEach(() => (agent = new Agent({ keepAlive: true, maxSockets: 1 })));
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

/** One request on a kept connection. */
const ask = (path = '/') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer));
    }).once('error', reject);
  });

/** Answers only when told to. */
async function openSlow() {
  let arrive = () => undefined as void;
  let answer = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await open((_request, response) => {
    answer = () => void response.end('whole');
    arrive();
  });
  return { arrived, answer: () => answer() };
}

it('keeps a connection for the next request until it is told to end', async () => {
  await open((_request, response) => response.end());

  expect((await ask()).headers.connection).toBe('keep-alive');

  const ended = drain.end({ delay: 500, longest: PLENTY });
  expect((await ask()).headers.connection).toBe('close');
  await ended;
});

it('lets a request in flight finish, and ends its connection with it', async () => {
  const { arrived, answer } = await openSlow();
  let isOver = false;
  const answered = ask();
  await arrived;

  const ended = drain.end({ delay: 0, longest: PLENTY }).then(() => (isOver = true));
  while (server.listening) await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  answer();

  expect((await answered).headers.connection).toBe('close');
  await ended;
});

it('ends a stream, which would never end by itself', async () => {
  let opened = () => undefined as void;
  const isOpen = new Promise<void>((resolve) => (opened = resolve));
  await open((_request, response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.write('id: 1\n\n');
    opened();
  });
  const ended = ask();
  await isOpen;

  await drain.end({ delay: 0, longest: PLENTY });

  expect((await ended).complete).toBe(true);
});

it('takes nothing new once the delay is over', async () => {
  await open((_request, response) => response.end());

  await drain.end({ delay: 0, longest: PLENTY });

  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

it('does not wait for ever for what never ends', async () => {
  const { arrived } = await openSlow();
  const asked = ask();
  asked.catch(() => undefined);
  await arrived;

  await drain.end({ delay: 0, longest: 50 });

  await expect(asked).rejects.toThrow('socket hang up');
});
