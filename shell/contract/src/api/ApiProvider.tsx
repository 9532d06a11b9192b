import type { ReactNode } from 'react';
import { usePlatform } from '../platform/PlatformProvider';
import type { PlatformV1 } from '../platform/platform';
import { createRemoteStore, type StoreApi } from './createRemoteStore';
import { Provider } from './storeLibraries';

/** Gives a remote its store. It outlives the mount, so that coming back to an area shows at once what was there. */
export function ApiProvider({ api, children }: { api: StoreApi; children: ReactNode }) {
  return <Provider store={storeFor(api, usePlatform())}>{children}</Provider>;
}

const stores = new WeakMap<PlatformV1, Map<StoreApi, ReturnType<typeof createRemoteStore>>>();

/** The one store of a remote on this platform. */
export function storeFor(api: StoreApi, platform: PlatformV1) {
  const known = stores.get(platform) ?? new Map<StoreApi, ReturnType<typeof createRemoteStore>>();
  stores.set(platform, known);
  const store = known.get(api) ?? createRemoteStore(api, platform);
  known.set(api, store);
  return store;
}
