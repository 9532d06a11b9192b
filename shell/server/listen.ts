import { createServer, type RequestListener, type Server } from 'node:http';

const LONGEST_REQUEST = 3_700_000;

/** Starts a server, or says in one line why it cannot. */
export function listen(app: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(app);
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
    server.listen(port, host, () => resolve(server));
  });
}

/** On SIGTERM: no new connections, requests in flight end, then `after`. */
export function closeOnSignal(servers: readonly Server[], after: () => Promise<void>): void {
  const close = async () => {
    await Promise.all(
      servers.map((server) => {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 3000).unref();
        return closed;
      }),
    );
    await after();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close());
}
