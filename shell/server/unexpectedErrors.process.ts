import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDrain } from '@athenaeum/common/server';
import { pino } from 'pino';
import { closeAtEnd } from './listen';

/** For the test: breaks at a request in the way its address says, and is ended by `closeAtEnd` alone. */
const SHUTDOWN_LONGEST_MS = Number(process.argv[2]);
const broken = () => new TypeError('of amara@example.test');
const throwLater = () =>
  void setTimeout(() => {
    throw broken();
  });

const WAYS: Record<string, RequestListener> = {
  '/throws': (_request, response) => {
    setTimeout(() => setImmediate(() => response.end('whole')));
    throwLater();
  },
  '/rejects': (_request, response) => {
    void Promise.reject(broken());
    setTimeout(() => response.end('whole'));
  },
  '/throws-unanswered': throwLater,
  '/throws-while-leaving': (_request, response) => {
    process.once('SIGTERM', () => {
      throwLater();
      setTimeout(() => setImmediate(() => response.end('whole')));
    });
    process.kill(process.pid, 'SIGTERM');
  },
};

const log = pino();
const server = createServer((request, response) => WAYS[request.url!]!(request, response));
closeAtEnd({
  servers: [createDrain(server)],
  env: { SHUTDOWN_DELAY_MS: 0, SHUTDOWN_LONGEST_MS },
  log,
  after: async () => log.info('closed'),
});
// A port that was looked up beforehand may be somebody else's by now.
server.listen(0, '127.0.0.1', () => log.info({ port: (server.address() as AddressInfo).port }, 'listening'));
