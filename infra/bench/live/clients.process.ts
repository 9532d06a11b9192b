import { connect, type Socket } from 'node:net';

/** What the bench asks of this process, and what it tells. */
export type Order = { open: readonly string[]; port: number; streamsOfEach: number } | { listenFor: string };
export type News = { opened: number; refused: number } | { told: readonly number[]; last: number };

const CONCURRENT = 40;

const sockets: Socket[] = [];
let listening: { text: string; times: number[] } | null = null;

/** Browsers that hold one stream each: sockets and nothing else, so that this process can record arrival times exactly. */
async function open({ open: cookies, port, streamsOfEach }: Extract<Order, { open: readonly string[] }>) {
  const wanted = cookies.flatMap((cookie) => Array.from({ length: streamsOfEach }, () => cookie));
  let opened = 0;
  let refused = 0;
  const openNext = async () => {
    for (let cookie = wanted.pop(); cookie; cookie = wanted.pop())
      if (await openOne(cookie, port)) opened += 1;
      else refused += 1;
  };
  await Promise.all(Array.from({ length: CONCURRENT }, openNext));
  process.send?.({ opened, refused } satisfies News);
}

const openOne = (cookie: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setEncoding('utf8');
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: athenaeum_session=${cookie}\r\n\r\n`,
    );
    socket.on('data', (text: string) => {
      if (text.includes('event: beat')) resolve(true);
      else if (text.startsWith('HTTP/1.1 ') && !text.startsWith('HTTP/1.1 200')) resolve(false);
      if (listening && text.includes(listening.text)) note(listening);
    });
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
    sockets.push(socket);
  });

function note({ times }: NonNullable<typeof listening>): void {
  times.push(Date.now());
  const open = sockets.filter((socket) => !socket.destroyed).length;
  if (times.length === open) process.send?.({ told: times, last: Math.max(...times) } satisfies News);
}

process.on('disconnect', () => process.exit());
process.on('message', (order: Order) => {
  if ('open' in order) void open(order);
  else listening = { text: order.listenFor, times: [] };
});
