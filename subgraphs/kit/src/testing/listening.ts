import { once } from 'node:events';
import { createServer, Server, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Has a test's server, or one for what answers, listen on a free port of this machine; closing it ends what is still connected. */
export async function listening(
  what: Server | RequestListener,
): Promise<{ port: number; origin: string; close(): void }> {
  const server = what instanceof Server ? what : createServer(what);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
