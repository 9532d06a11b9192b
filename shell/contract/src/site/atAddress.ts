import { AsyncLocalStorage } from 'node:async_hooks';
import type { SiteRequest } from './site';

interface Place {
  location: URL;
  visitor: string;
}

const places = new AsyncLocalStorage<Place>();

/** What is drawn on the server is drawn at an address, as in a browser; what it asks for, it asks for its visitor. */
export function atAddress<Result>(
  origin: string,
  { path, visitor }: SiteRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  return places.run({ location: new URL(origin + path), visitor }, work);
}

/** Once a thread. Only what the pages read of a browser; whatever else they would touch is missing, and seen at once. */
export function standInForBrowser({ patience }: { patience: number }): void {
  Object.defineProperty(globalThis, 'location', {
    configurable: true,
    get: () => places.getStore()?.location,
  });
  Object.defineProperty(globalThis, 'history', { configurable: true, value: { state: null } });
  const send = globalThis.fetch;
  globalThis.fetch = (input, init = {}) => {
    const { visitor } = places.getStore() ?? {};
    const deadline = AbortSignal.timeout(patience);
    return send(input, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(visitor && { 'x-forwarded-for': visitor }),
      },
      signal: init.signal ? AbortSignal.any([init.signal, deadline]) : deadline,
    });
  };
}
