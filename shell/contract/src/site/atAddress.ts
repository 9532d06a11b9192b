import { AsyncLocalStorage } from 'node:async_hooks';
import { inLanguage } from '@athenaeum/messages/server';
import type { SiteRequest } from './site';

interface Place {
  location: URL;
  visitor: string;
  /** The `Server-Timing` of all requests of the page. */
  costs: string[];
}

const places = new AsyncLocalStorage<Place>();

/** Runs server-side rendering at an address, as in a browser; its requests are made for the visitor. */
export function atAddress<Result>(
  origin: string,
  { path, visitor, language = 'en' }: SiteRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const place = { location: new URL(origin + path), visitor, costs: [] };
  return places.run(place, () => inLanguage(language, work));
}

/** The upstream cost of this page so far, from `Server-Timing`; undefined without any. */
export const costsHere = (): string | undefined => places.getStore()?.costs.join(', ') || undefined;

/** Installs the browser globals that pages read, once per thread; others are missing and fail visibly. */
export function standInForBrowser({ patience }: { patience: number }): void {
  Object.defineProperty(globalThis, 'location', {
    configurable: true,
    get: () => places.getStore()?.location,
  });
  Object.defineProperty(globalThis, 'history', { configurable: true, value: { state: null } });
  standInForFetch(patience);
}

/** A `fetch` for the page's visitor, with a timeout in ms, that records the cost. */
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
