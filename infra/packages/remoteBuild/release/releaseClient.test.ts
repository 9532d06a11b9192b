import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { releaseClient } from './releaseClient';

const MINUTE = 60_000;

/** The open response of the service. */
let answer: ServerResponse;
const server = createServer((request, response) => {
  request.resume();
  answer = response;
  tell({ type: 'line', text: 'first' });
});
let address: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

// The server needs real time.
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
});

const tell = (event: object) => void answer.write(`${JSON.stringify(event)}\n`);
const follow = (onProgress: (line: string) => void) =>
  releaseClient(address, () => Promise.resolve('token')).follow('/areas/mfe-one/deploy', {}, onProgress);

it('waits as long as lines arrive', async () => {
  const next: Record<string, object> = {
    first: { type: 'line', text: 'second' },
    second: { type: 'done', text: 'Deployed' },
  };

  const following = follow((line) => {
    jest.advanceTimersByTime(MINUTE - 1);
    tell(next[line]!);
  });

  expect(await following).toBe('Deployed');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives up when no line has arrived for a minute', async () => {
  await expect(follow(() => jest.advanceTimersByTime(MINUTE))).rejects.toThrow(
    'The connection ended before it was said what came of it',
  );
});
