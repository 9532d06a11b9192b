import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback, whose letters can be waited for. */
export async function startMailServer() {
  const letters: { to: string; text: string }[] = [];
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then(({ to, text = '', messageId = '' }) => {
          received.push(messageId.replace(/^<|@.*$/g, ''));
          letters.push({ to: to?.[0]?.address ?? '', text });
          done();
        });
      });
    },
  });
  // A client may disconnect; the server goes on.
  server.on('error', () => {});
  const port = await new Promise<number>((resolve) => {
    const inner = server.listen(0, '127.0.0.1', () => resolve((inner.address() as AddressInfo).port));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The outbox's names of everything that came, in its order. */
    received,
    /** The text of the next mail to an address; rejects after a timeout in ms. */
    async letterTo(address: string, patience = 60_000): Promise<string> {
      for (const until = Date.now() + patience; Date.now() < until; await pause(100)) {
        const at = letters.findIndex(({ to }) => to === address);
        if (at !== -1) return letters.splice(at, 1)[0]!.text;
      }
      throw new Error(`No letter came for ${address}`);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
