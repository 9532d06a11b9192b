import type { ReactNode } from 'react';
import { usePlatform } from '../platform/PlatformProvider';
import type { PlatformV1 } from '../platform/platform';
import { createRemoteStore, type StoreApi } from './createRemoteStore';
import { Provider } from './storeLibraries';

/** Provides the remote's store. It outlives the mount, so that returning to an area shows its cached data at once. */
export function ApiProvider({ api, children }: { api: StoreApi; children: ReactNode }) {
  return <Provider store={storeFor(api, usePlatform())}>{children}</Provider>;
}

const stores = new WeakMap<PlatformV1, Map<StoreApi, ReturnType<typeof createRemoteStore>>>();

/** The store of a remote's api on a platform; created once for each pair. */
export function storeFor(api: StoreApi, platform: PlatformV1) {
  const known = stores.get(platform) ?? new Map<StoreApi, ReturnType<typeof createRemoteStore>>();
  stores.set(platform, known);
  const store = known.get(api) ?? createRemoteStore(api, platform);
  known.set(api, store);
  return store;
}
