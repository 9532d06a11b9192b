import { KEPT_FILES } from '@athenaeum/shared-ui/kept-pages';

/** How many are fetched at the same time: the page that the member reads goes first. */
const MAX_CONCURRENT_FETCHES = 4;

/** Keeps files of a version, as far as they never change, and removes those of others. Rejects where one does not arrive. */
export async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT_FILES);
  const wanted = new Set(files.map((file) => new URL(file, location.origin).href));
  const kept = (await cache.keys()).map(({ url }) => url);
  const missing = [...wanted].filter((url) => !kept.includes(url));
  while (missing.length > 0)
    await Promise.all(missing.splice(0, MAX_CONCURRENT_FETCHES).map((url) => keepFile(cache, url)));
  // Only now, when all of the new ones are there.
  await Promise.all(kept.filter((url) => !wanted.has(url)).map((url) => cache.delete(url)));
}

async function keepFile(cache: Cache, url: string): Promise<void> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  if (response.headers.get('cache-control')?.includes('immutable')) await cache.put(url, response);
}
