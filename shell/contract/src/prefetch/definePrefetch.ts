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

/** The result of `api.util.prefetch(...)`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of whichever api
type Query = ThunkAction<void, any, any, UnknownAction>;

type Queries = (params: Record<string, string>, search: URLSearchParams) => Query[] | Promise<Query[]>;

/**
 * Creates the optional export `prefetch` of `remote.ts`: the first queries of each page, by its pattern. They run in the
 * remote's store, so that the page finds its data in the cache.
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
