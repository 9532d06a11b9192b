import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isStream } from './isStream';

export interface Drain {
  /** It is shutting down: nothing new should be sent here. */
  readonly isDraining: boolean;
  /**
   * Serves on for `delay` ms, so that load balancers learn to send requests elsewhere; then accepts no new connections, and
   * resolves when the requests in flight have ended, or after `longest` ms. Streams are ended: browsers connect again elsewhere.
   */
  end(times: { delay: number; longest: number }): Promise<void>;
}

const CLOSE_IDLE_INTERVAL_MS = 50;

/** Graceful shutdown without losing a request; must be called before the server listens. */
export function createDrain(server: Server): Drain {
  const inFlight = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
    if (isDraining) closeAfter(response);
  });

  return {
    get isDraining() {
      return isDraining;
    },
    async end({ delay, longest }) {
      isDraining = true;
      inFlight.forEach(closeAfter);
      if (delay > 0) await pause(delay);
      inFlight.forEach(closeAfter);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection whose last answer has been sent would otherwise be kept alive for the next request.
      const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
      const deadline = setTimeout(() => server.closeAllConnections(), longest);
      await closed;
      clearInterval(idle);
      clearTimeout(deadline);
    },
  };
}

/** Closes the connection after this answer, so that the client's next request opens one to another server. */
function closeAfter(response: ServerResponse): void {
  if (isStream(response)) response.end();
  else if (!response.headersSent) response.setHeader('connection', 'close');
}
