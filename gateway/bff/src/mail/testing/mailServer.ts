import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Answer = (raw: string) => Promise<Error | null> | Error | null;

/** A real mail server on this machine, which fails as it is configured to. */
export async function aMailServer() {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onConnect(session, done) {
      done(mail.refuses === 'connection' ? problem(421) : null);
    },
    onAuth(_auth, _session, done) {
      done(problem(535));
    },
    onRcptTo(address, _session, done) {
      done(mail.refuses === address.address ? problem(550) : null);
    },
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk) => (raw += chunk));
      stream.on('end', async () => {
        const refusal = await mail.answer(raw);
        if (!refusal) received.push(raw);
        done(refusal);
      });
    },
  });
  server.on('error', () => {});
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      const inner = server.listen(port, '127.0.0.1', () => resolve((inner.address() as AddressInfo).port));
      inner.on('connection', (socket: Socket) => sockets.add(socket));
    });
  const port = await listen(0);
  const mail = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** An address, or 'connection'. */
    refuses: '',
    answer: (() => null) as Answer,
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    close() {
      mail.hangUp();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return mail;
}

export const problem = (responseCode: number): Error =>
  Object.assign(new Error('ngozi@example.org is not welcome'), { responseCode });

/** Takes connections and never says a word. */
export async function aMuteServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}
