import { createServer, type RequestListener } from 'node:http';
import { createDrain, type Drain } from './drain';
import type { ShellEnv } from './env';

const LONGEST_REQUEST = 3_700_000;

/** Starts a server, or says in one line why it cannot. */
export function listen(app: RequestListener, port: number, host: string): Promise<Drain> {
  const server = createServer(app);
  const drain = createDrain(server);
  // Longer than proxies in front keep theirs: what they send on a connection that we are closing would be lost.
  server.keepAliveTimeout = 65_000;
  // An editor's recording takes its time; the gateway, which it goes to, gives up on what is too slow.
  server.requestTimeout = LONGEST_REQUEST;
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

/** When told to end: requests in flight end, then `after`. */
export function closeOnSignal(
  servers: readonly Drain[],
  { SHUTDOWN_DELAY_MS, SHUTDOWN_LONGEST_MS }: ShellEnv,
  after: () => Promise<void>,
): void {
  const close = async () => {
    const times = { delay: SHUTDOWN_DELAY_MS, longest: SHUTDOWN_LONGEST_MS };
    await Promise.all(servers.map((server) => server.end(times)));
    await after();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close());
}
