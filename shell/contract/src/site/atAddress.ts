import { AsyncLocalStorage } from 'node:async_hooks';
import { inLanguage } from '@athenaeum/messages/server';
import type { SiteRequest } from './site';

interface Place {
  location: URL;
  visitor: string;
  /** What was told in `Server-Timing` of everything asked for here. */
  costs: string[];
}

const places = new AsyncLocalStorage<Place>();

/** What is drawn on the server is drawn at an address, as in a browser; what it asks for, it asks for its visitor. */
export function atAddress<Result>(
  origin: string,
  { path, visitor, language = 'en' }: SiteRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const place = { location: new URL(origin + path), visitor, costs: [] };
  return places.run(place, () => inLanguage(language, work));
}

/** What the work at this address has cost others until now, as they told it; undefined where nobody tells. */
export const costsHere = (): string | undefined => places.getStore()?.costs.join(', ') || undefined;

/** Once a thread. Only what the pages read of a browser; whatever else they would touch is missing, and seen at once. */
export function standInForBrowser({ patience }: { patience: number }): void {
  Object.defineProperty(globalThis, 'location', {
    configurable: true,
    get: () => places.getStore()?.location,
  });
  Object.defineProperty(globalThis, 'history', { configurable: true, value: { state: null } });
  standInForFetch(patience);
}

/** Asks for the visitor of the page, no longer than the patience in ms, and notes what it cost. */
export function standInForFetch(patience: number): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const { visitor, costs } = places.getStore() ?? {};
    const deadline = AbortSignal.timeout(patience);
    const response = await send(input, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(visitor && { 'x-forwarded-for': visitor }),
      },
      signal: init.signal ? AbortSignal.any([init.signal, deadline]) : deadline,
    });
    const told = response.headers.get('server-timing');
    if (told) costs?.push(told);
    return response;
  };
}
