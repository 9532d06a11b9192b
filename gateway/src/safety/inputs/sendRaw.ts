import { connect } from 'node:net';

export interface RawRequest {
  head: string;
  body: Buffer;
  /** Says that nothing more comes, although something may be missing. */
  isCutOff: boolean;
}

/** An answer that nobody waits longer for counts as none, ms. */
const LONGEST_WAIT = 30_000;

/** Sends these bytes on a connection of their own. Answers all that came back; nothing where it was closed without. */
export function sendRaw(port: number, { head, body, isCutOff }: RawRequest): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const late = setTimeout(() => socket.destroy(), LONGEST_WAIT);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => socket.end());
    // What was answered counts, also where the rest of a body was not wanted any more.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      resolve(Buffer.concat(chunks));
    });
    socket.write(Buffer.concat([Buffer.from(head, 'latin1'), body]));
    if (isCutOff) socket.end();
  });
}
