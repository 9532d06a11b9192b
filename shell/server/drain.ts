import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Drain {
  /** Told to end: nothing new should be sent here. */
  readonly isDraining: boolean;
  /**
   * Goes on serving for `delay`, in which the load balancer learns to send requests elsewhere; then takes no new
   * connections and resolves when what is in flight has ended, or after `longest`, ms.
   */
  end(times: { delay: number; longest: number }): Promise<void>;
}

const CHECK_INTERVAL_MS = 50;

/** Lets a server end without losing a request; made before the server listens. */
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
      // A connection whose last answer has gone out would otherwise be kept open for the next request.
      const idle = setInterval(() => server.closeIdleConnections(), CHECK_INTERVAL_MS);
      const enough = setTimeout(() => server.closeAllConnections(), longest);
      await closed;
      clearInterval(idle);
      clearTimeout(enough);
    },
  };
}

/** The connection ends with this answer: the next request opens another one, to somebody who stays. */
function isLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
