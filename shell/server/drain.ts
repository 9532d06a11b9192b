import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Drain {
  /** True once draining has begun; load balancers should send no new requests. */
  readonly isDraining: boolean;
  /**
   * Goes on serving for `delay`, in which load balancers stop sending requests; then accepts no new connections and
   * resolves when requests in flight have ended, or after `longest`, ms.
   */
  end(times: { delay: number; longest: number }): Promise<void>;
}

const CHECK_INTERVAL_MS = 50;

/** Graceful shutdown of a server; create it before the server listens. */
export function createDrain(server: Server): Drain {
  const inFlight = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isDraining) return isLast(response);
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });

  return {
    get isDraining() {
      return isDraining;
    },
    async end({ delay, longest }) {
      isDraining = true;
      inFlight.forEach(isLast);
      if (delay > 0) await pause(delay);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Idle keep-alive connections would otherwise stay open for the next request.
      const idle = setInterval(() => server.closeIdleConnections(), CHECK_INTERVAL_MS);
      const enough = setTimeout(() => server.closeAllConnections(), longest);
      await closed;
      clearInterval(idle);
      clearTimeout(enough);
    },
  };
}

/** Closes the connection after this response, so that the client reconnects to another instance. */
function isLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
