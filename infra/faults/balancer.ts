import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Often enough for instances that go on for a while as they leave, and little beside what they have to do. */
const ASK_EVERY = 200;

/**
 * Gives each new connection to the next instance that says it is ready, as the services of a cluster do. It knows nothing
 * of requests and repeats none: whatever an instance loses is lost.
 */
export async function startBalancer(ports: readonly number[]) {
  let ready: number[] = [];
  let turn = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    const port = ready[turn++ % ready.length];
    if (port === undefined) return void client.destroy();
    const instance = connect(port, '127.0.0.1');
    keep(instance);
    client.pipe(instance).pipe(client);
    client.on('close', () => instance.destroy());
    instance.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const look = async () => {
    const answers = await Promise.all(ports.map(isReady));
    ready = ports.filter((_, index) => answers[index]);
  };
  let isOver = false;
  const follow = async () => {
    while (!isOver) {
      await pause(ASK_EVERY);
      await look();
    }
  };
  await look();
  void follow();

  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      isOver = true;
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`, { headers: { connection: 'close' } })
    .then(async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    })
    .catch(() => false);
