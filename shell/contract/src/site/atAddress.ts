import { AsyncLocalStorage } from 'node:async_hooks';
import { inLanguage } from '@athenaeum/messages/server';
import type { SiteRequest } from './site';

interface RenderContext {
  location: URL;
  /** The IP address of the visitor. */
  visitor: string;
  traceparent: string | undefined;
  /** The `Server-Timing` of all requests of the page. */
  costs: string[];
}

const contexts = new AsyncLocalStorage<RenderContext>();

/** Runs server-side rendering at an address, as in a browser; its requests are made for the visitor. */
export function atAddress<Result>(
  origin: string,
  { path, visitor, language = 'en', traceparent }: SiteRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const context = { location: new URL(origin + path), visitor, traceparent, costs: [] };
  return contexts.run(context, () => inLanguage(language, work));
}

/** The upstream cost of this page so far, from `Server-Timing`; undefined without any. */
export const serverTimingHere = (): string | undefined => contexts.getStore()?.costs.join(', ') || undefined;

/** Installs the browser globals that pages read, once per thread; others are missing and fail visibly. */
export function installBrowserGlobals({ timeoutMs }: { timeoutMs: number }): void {
  Object.defineProperty(globalThis, 'location', {
    configurable: true,
    get: () => contexts.getStore()?.location,
  });
  Object.defineProperty(globalThis, 'history', { configurable: true, value: { state: null } });
  installFetch(timeoutMs);
}

/** A `fetch` for the page's visitor, with a timeout in ms, that records the cost. */
export function installFetch(timeoutMs: number): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const { visitor, traceparent, costs } = contexts.getStore() ?? {};
    const deadline = AbortSignal.timeout(timeoutMs);
    const response = await send(input, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(visitor && { 'x-forwarded-for': visitor }),
        ...(traceparent && { traceparent }),
      },
      signal: init.signal ? AbortSignal.any([init.signal, deadline]) : deadline,
    });
    const told = response.headers.get('server-timing');
    if (told) costs?.push(told);
    return response;
  };
}
