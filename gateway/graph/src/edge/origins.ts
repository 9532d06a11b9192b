import type { Request } from 'express';

/** The origins that our own pages are served from, and which of them a request came through. */
export interface Origins {
  /** The origin that members use. */
  readonly public: string;
  /** All our origins, including loopback spellings. */
  readonly all: readonly string[];
  isTrusted(origin: string): boolean;
  /** The origin that the browser uses; the public one when the request names none of ours. */
  of(req: Request): string;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopback = (hostname: string) => LOOPBACK.includes(hostname);

/** `localhost` and `127.0.0.1` are equivalent, whichever the user typed. */
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
