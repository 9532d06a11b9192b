import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
/** How long a caller may go on sending what nobody reads, ms. */
const LONGEST_REST = 5000;

/**
 * Answers what the HTTP parser refuses and reads the rest into nothing: Node closes the connection at once, which takes its
 * answer away from a caller who is still sending.
 */
export function answerParserErrors(server: Server): Server {
  const refused = new WeakSet<Duplex>();
  return server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    // What has begun to be answered is not answered twice, but leaves as far as it is written.
    const isAnswered = (socket as { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent;
    if (isAnswered) socket.end();
    else
      socket.end(
        `HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
    socket.resume();
    setTimeout(() => socket.destroy(), LONGEST_REST).unref();
  });
}
