import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { PlatformV1 } from '../platform/platform';
import { configureStore } from './storeLibraries';

/** The parts of an RTK Query api that a store needs. */
export interface StoreApi {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
  util: { resetApiState(): { type: string } };
}

/** Creates a store with the remote's api. Its cache is cleared when another user signs in. */
export function createRemoteStore(api: StoreApi, platform: PlatformV1) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    devTools: false,
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: { platform } },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware),
  });
  let person = personOf(platform);
  platform.session.subscribe(() => {
    const now = personOf(platform);
    if (now === person || platform.session.get().status === 'loading') return;
    person = now;
    store.dispatch(api.util.resetApiState());
  });
  return store;
}

const personOf = ({ session }: PlatformV1) => {
  const { status, user } = session.get();
  return status === 'loading' ? undefined : (user?.id ?? null);
};
