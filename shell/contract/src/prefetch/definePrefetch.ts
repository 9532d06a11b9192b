import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { storeFor } from '../api/ApiProvider';
import type { StoreApi } from '../api/createRemoteStore';
import { findPage, matchPattern } from '../matchPage';
import type { PlatformV1 } from '../platform/platform';

export interface PrefetchProps {
  platform: PlatformV1;
  /** The page that is about to be opened: path and query. */
  path: string;
}

/** What `api.util.prefetch(...)` gives. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of whichever api
type Query = ThunkAction<void, any, any, UnknownAction>;

type Queries = (params: Record<string, string>, search: URLSearchParams) => Query[] | Promise<Query[]>;

/**
 * Makes what `remote.ts` may export as `prefetch`: by a page's pattern, the queries it begins with. They run in the remote's
 * own store, so that the page finds its data there.
 */
export function definePrefetch(api: StoreApi, pages: Record<string, Queries>) {
  const patterns = Object.keys(pages).map((path) => ({ path }));
  return async function prefetch({ platform, path }: PrefetchProps): Promise<void> {
    const { pathname, searchParams } = new URL(path, location.origin);
    const pattern = findPage(patterns, pathname)?.path;
    if (!pattern) return;
    const queries = await pages[pattern]!(matchPattern(pattern, pathname) ?? {}, searchParams);
    const { dispatch } = storeFor(api, platform);
    for (const query of queries) dispatch(query);
  };
}
