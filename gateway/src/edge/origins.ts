import type { Request } from 'express';

/** Which origins our own pages are served from, and which of them a request came through. */
export interface Origins {
  /** The one members use. */
  readonly public: string;
  /** Every origin that counts as ours, loopback spellings included. */
  readonly all: readonly string[];
  isTrusted(origin: string): boolean;
  /** The origin the browser sees; the public one when the request names no origin of ours. */
  of(req: Request): string;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopback = (hostname: string) => LOOPBACK.includes(hostname);

/** On one's own machine `localhost` and `127.0.0.1` are the same place, whichever she typed. */
export function createOrigins(publicOrigin: string, more: readonly string[] = []): Origins {
  const all = [...new Set([publicOrigin, ...more].flatMap(spellings))];
  return {
    public: publicOrigin,
    all,
    isTrusted: (origin) => all.includes(origin),
    of(req) {
      const origin = `${req.protocol}://${req.host}`;
      return all.includes(origin) ? origin : publicOrigin;
    },
  };
}

function spellings(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  if (!isLoopback(hostname)) return [origin];
  return LOOPBACK.map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`);
}
