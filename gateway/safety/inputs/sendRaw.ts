import { connect } from 'node:net';

export interface RawRequest {
  head: string;
  body: Buffer;
  /** Ends the stream although bytes may be missing. */
  isCutOff: boolean;
}

/** A later answer counts as none. */
const RESPONSE_TIMEOUT_MS = 30_000;

/** Sends these bytes on a new connection. Resolves to all received bytes; empty when it was closed without any. */
export function sendRaw(port: number, { head, body, isCutOff }: RawRequest): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const late = setTimeout(() => socket.destroy(), RESPONSE_TIMEOUT_MS);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => socket.end());
    // An answer counts even when the server did not read the rest of the body.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      resolve(Buffer.concat(chunks));
    });
    socket.write(Buffer.concat([Buffer.from(head, 'latin1'), body]));
    if (isCutOff) socket.end();
  });
}
