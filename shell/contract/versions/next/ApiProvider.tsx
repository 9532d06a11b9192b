import type { ComponentProps } from 'react';
import { ApiProvider as TodaysProvider } from '../../src/api/ApiProvider';
import { useStore } from './storeLibraries';

export { storeFor } from '../../src/api/ApiProvider';

/**
 * Only for tests, never in the product: the `next` build of a remote (`infra/contracts/contracts.ts`) has this file in place of
 * `src/api/ApiProvider.tsx`, as if its team built with a newer contract than the shell's. It calls `useStore`, a name that only the
 * newer store libraries (`./storeLibraries`) have: if the shell lent this remote its own, older ones, none of the remote's pages
 * would render, and the test would fail.
 */
export function ApiProvider({ api, children }: ComponentProps<typeof TodaysProvider>) {
  return (
    <TodaysProvider api={api}>
      <StoreInUse />
      {children}
    </TodaysProvider>
  );
}

/** Shows nothing: it is here for the call of the hook. */
function StoreInUse() {
  useStore();
  return null;
}
