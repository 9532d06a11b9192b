import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { isReady } from './isReady';

/** Often enough for instances that go on for a while as they leave, and little beside what they have to do. */
const CHECK_INTERVAL_MS = 200;

/**
 * Gives each new connection to the next instance that says it is ready, as the services of a cluster do. It knows nothing
 * of requests and repeats none: whatever an instance loses is lost.
 */
export async function startBalancer(ports: readonly number[], door = 0) {
  const ready = new Set<number>();
  let turn = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    const choice = ports.filter((port) => ready.has(port));
    const port = choice[turn++ % choice.length];
    if (port === undefined) return void client.destroy();
    const instance = connect(port, '127.0.0.1');
    keep(instance);
    client.pipe(instance).pipe(client);
    client.on('close', () => instance.destroy());
    // What it said last may not have gone out yet.
    instance.on('close', (hadError) => (hadError ? client.destroy() : client.end()));
  });
  await new Promise<void>((resolve) => server.listen(door, '127.0.0.1', resolve));

  let isOver = false;
  const lookAt = async (port: number) => void ((await isReady(port)) ? ready.add(port) : ready.delete(port));
  /** Each independently: a slow one must not delay the health checks of others. */
  const follow = async (port: number) => {
    while (!isOver) {
      await pause(CHECK_INTERVAL_MS);
      await lookAt(port);
    }
  };
  ports.forEach((port) => void follow(port));

  return {
    port: (server.address() as AddressInfo).port,
    /** Asks all of them now. */
    look: async () => void (await Promise.all(ports.map(lookAt))),
    stop() {
      isOver = true;
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
