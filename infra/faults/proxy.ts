import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What a proxy does to what passes it. `slow`: every piece waits a while, either way. `hanging`: nothing passes, and what
 * was held back arrives when it is over. `failing`: nothing is passed on and everything is refused. `resetting`: what is
 * asked arrives, and the connection is reset in place of the answer. `truncating`: it ends in the middle of the answer.
 * `away`: nothing listens.
 */
export const FAULTS = ['slow', 'hanging', 'failing', 'resetting', 'truncating', 'away'] as const;
export type Ailment = (typeof FAULTS)[number];

/** How a protocol says that it cannot just now: to a client that connects, or to one that has sent a request. */
export interface Refusal {
  text: string;
  greets: boolean;
}

export const HTTP_500: Refusal = {
  text: 'HTTP/1.1 500 Internal Server Error\r\ncontent-length: 4\r\nconnection: close\r\n\r\noops',
  greets: false,
};
export const SMTP_421: Refusal = { text: '421 4.3.2 Not just now\r\n', greets: true };

const SLOWNESS = 300;

/** A proxy on loopback that forwards to a port, and injects faults on demand. */
export async function startProxy(target: number, { text, greets }: Refusal = HTTP_500) {
  let ailment: Ailment | null = null;
  let held = Promise.resolve();
  let letGo = () => {};
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const resetAll = () => sockets.forEach((socket) => socket.resetAndDestroy());

  const server = createServer({ allowHalfOpen: true }, (client) => {
    keep(client);
    if (ailment === 'failing' && greets) return void client.resume().end(text);
    const behind = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    keep(behind);
    client.on('close', () => behind.destroy());
    behind.on('close', () => client.writableEnded || client.resetAndDestroy());
    void pass(client, behind, 'ask');
    void pass(behind, client, 'answer');
  });

  async function pass(from: Socket, to: Socket, way: 'ask' | 'answer'): Promise<void> {
    try {
      for await (const piece of from as AsyncIterable<Buffer>) {
        if (ailment === 'slow') await pause(SLOWNESS);
        await held;
        if (way === 'ask' && ailment === 'failing') {
          // The rest of what is asked is still read: a client that is still sending would otherwise not see the answer.
          if (!from.writableEnded) from.end(text);
          continue;
        }
        if (way === 'answer' && ailment === 'resetting') return void to.resetAndDestroy();
        if (way === 'answer' && ailment === 'truncating')
          return void to.end(piece.subarray(0, Math.ceil(piece.length / 2)));
        if (!to.write(piece)) await Promise.race([once(to, 'drain'), once(to, 'close')]);
      }
      to.end();
    } catch {
      to.destroy();
    }
  }

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    port,
    /** From now on; connections that are open ail as well. Null: it is well again. */
    async ail(next: Ailment | null): Promise<void> {
      const before = ailment;
      ailment = next;
      letGo();
      if (next === 'hanging') held = new Promise((resolve) => (letGo = resolve));
      if (next === 'away') server.close();
      if (next === 'away' || next === 'resetting') resetAll();
      if (before === 'away' && next !== 'away') await listen(port);
    },
    stop(): void {
      letGo();
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>;
