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

interface InFlight {
  /** Null once it has ended. */
  response: ServerResponse | null;
}

const CLOSE_IDLE_INTERVAL_MS = 50;

/** Graceful shutdown without losing a request; must be called before the server listens. */
export function createDrain(server: Server): Drain {
  const inFlight = new Set<InFlight>();
  let isDraining = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    const begun: InFlight = { response };
    inFlight.add(begun);
    response.once('close', () => {
      inFlight.delete(begun);
      // What was in a set that lives long is collected late (decision 0038), and a response holds all of its request.
      begun.response = null;
    });
    if (isDraining) closeAfter(response);
  });

  return {
    get isDraining() {
      return isDraining;
    },
    async end({ delay, longest }) {
      isDraining = true;
      closeAll();
      if (delay > 0) await pause(delay);
      closeAll();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection whose last answer has been sent would otherwise be kept alive for the next request.
      const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
      const deadline = setTimeout(() => server.closeAllConnections(), longest);
      await closed;
      clearInterval(idle);
      clearTimeout(deadline);
    },
  };

  function closeAll(): void {
    for (const { response } of inFlight) if (response) closeAfter(response);
  }
}

/** Closes the connection after this answer, so that the client's next request opens one to another server. */
function closeAfter(response: ServerResponse): void {
  if (isStream(response)) response.end();
  else if (!response.headersSent) response.setHeader('connection', 'close');
}
