import { createServer, type RequestListener } from 'node:http';
import { CLOSING_TIMEOUT_MS, createDrain, exitOnUnexpectedError, type Drain } from '@athenaeum/common/server';
import type { Logger } from 'pino';
import type { ShellEnv } from './env';
import { failReadiness } from './health';

const REQUEST_TIMEOUT_MS = 3_700_000;

/** Starts a server, or prints in one line why it cannot. */
export function listen(app: RequestListener, port: number, host: string): Promise<Drain> {
  const server = createServer(app);
  const drain = createDrain(server);
  // Longer than the keep-alive of proxies in front, which would otherwise send requests on a closing connection.
  server.keepAliveTimeout = 65_000;
  // Uploads of recordings take long; the gateway times out slow ones.
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use: stop what uses it, or choose another.`)
          : error,
      ),
    );
    server.listen(port, host, () => resolve(drain));
  });
}

type Times = Pick<ShellEnv, 'SHUTDOWN_DELAY_MS' | 'SHUTDOWN_LONGEST_MS'>;

interface Closing {
  servers: readonly Drain[];
  env: Times;
  log: Logger;
  after: () => Promise<void>;
}

/** On SIGTERM, or after an uncaught error: requests in flight end, then `after` runs. */
export function closeAtEnd({
  servers,
  env: { SHUTDOWN_DELAY_MS, SHUTDOWN_LONGEST_MS },
  log,
  after,
}: Closing): void {
  let closing: Promise<void> | undefined;
  const close = async () => {
    const times = { delay: SHUTDOWN_DELAY_MS, longest: SHUTDOWN_LONGEST_MS };
    failReadiness();
    await Promise.all(servers.map((server) => server.end(times)));
    await after();
  };
  const closeOnce = () => (closing ??= close());
  const leave = () => closeOnce().then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void leave());
  exitOnUnexpectedError({
    log,
    close: closeOnce,
    timeout: SHUTDOWN_DELAY_MS + SHUTDOWN_LONGEST_MS + CLOSING_TIMEOUT_MS,
  });
}
