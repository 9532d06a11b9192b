import { storeFor } from '../api/ApiProvider';
import type { StoreApi } from '../api/createRemoteStore';
import { findPage, matchPattern } from '../matchPage';
import type { Page } from '../pages/pagesFor';
import type { PlatformV1 } from '../platform/platform';

export interface PrefetchProps {
  platform: PlatformV1;
  /** The page that is about to be opened: path and query. */
  path: string;
}

/**
 * Creates the optional export `prefetch` of `remote.ts`: loads the code of the page and sends its first queries. They run in the
 * remote's store, so that the page finds its data in the cache.
 */
export const definePrefetch = (api: StoreApi, pages: readonly Page[]) =>
  async function prefetch({ platform, path }: PrefetchProps): Promise<void> {
    const { pathname, searchParams } = new URL(path, location.origin);
    const page = findPage(pages, pathname);
    const code = await page?.load();
    const { dispatch } = storeFor(api, platform);
    for (const query of code?.prefetch?.(matchPattern(page!.path, pathname)!, searchParams) ?? [])
      dispatch(query);
  };
