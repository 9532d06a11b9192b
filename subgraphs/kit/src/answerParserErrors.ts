import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
/** How long a refused caller may go on sending before the connection is closed. */
const DISCARD_TIMEOUT_MS = 5000;

/**
 * Answers what the HTTP parser refuses, then reads and discards the rest of the request. Node itself closes the connection
 * at once, and a caller who is still sending then never receives the answer.
 */
export function answerParserErrors(server: Server): Server {
  const refused = new WeakSet<Duplex>();
  return server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    // A response that has begun is ended as it is, not followed by a second one.
    const isAnswered = (socket as { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent;
    if (isAnswered) socket.end();
    else
      socket.end(
        `HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
    socket.resume();
    setTimeout(() => socket.destroy(), DISCARD_TIMEOUT_MS).unref();
  });
}
