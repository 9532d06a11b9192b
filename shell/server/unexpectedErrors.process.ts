import { pino } from 'pino';
import { closeAtEnd, listen } from './listen';

/** For the test: answers once it has broken, and is ended by `closeAtEnd` alone. */
const log = pino();
const server = await listen(
  (_request, response) => {
    setTimeout(() => {
      setImmediate(() => response.end('whole'));
      throw new TypeError('of amara@example.test');
    });
  },
  Number(process.argv[2]),
  '127.0.0.1',
);
closeAtEnd({
  servers: [server],
  env: { SHUTDOWN_DELAY_MS: 0, SHUTDOWN_LONGEST_MS: 60_000 },
  log,
  after: async () => log.info('closed'),
});
log.info('listening');
