import type { RequestListener } from 'node:http';
import { pino } from 'pino';
import { closeAtEnd, listen } from './listen';

/** For the test: breaks at a request in the way its address says, and is ended by `closeAtEnd` alone. */
const [, , port, SHUTDOWN_LONGEST_MS] = process.argv.map(Number);
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
const server = await listen(
  (request, response) => WAYS[request.url!]!(request, response),
  port!,
  '127.0.0.1',
);
closeAtEnd({
  servers: [server],
  env: { SHUTDOWN_DELAY_MS: 0, SHUTDOWN_LONGEST_MS: SHUTDOWN_LONGEST_MS! },
  log,
  after: async () => log.info('closed'),
});
log.info('listening');
