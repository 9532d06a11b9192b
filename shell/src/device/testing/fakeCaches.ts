import { webcrypto } from 'node:crypto';

/** The browser's caches and its digests, which jsdom lacks; `names` tells which there are. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (given: RequestInfo | URL) =>
    new URL(given instanceof Request ? given.url : given, location.origin).href;
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (given: RequestInfo | URL) => store.get(urlOf(given))?.clone(),
    matchAll: async () => [...store.values()].map((response) => response.clone()),
    put: async (given: RequestInfo | URL, response: Response) => void store.set(urlOf(given), response),
    delete: async (given: RequestInfo | URL) => store.delete(urlOf(given)),
    keys: async () => [...store.keys()].map((url) => new Request(url)),
  });
  const caches = {
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    async open(name: string) {
      if (!stores.has(name)) stores.set(name, new Map());
      return cacheOf(stores.get(name)!) as unknown as Cache;
    },
  };
  Object.assign(globalThis, { caches });
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  return {
    names: () => [...stores.keys()],
    /** The paths in a cache. */
    pathsIn: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
  };
}
