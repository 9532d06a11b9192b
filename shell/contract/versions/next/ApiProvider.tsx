import type { ComponentProps } from 'react';
import { ApiProvider as TodaysProvider } from '../../src/api/ApiProvider';
import { useStore } from './storeLibraries';

export { storeFor } from '../../src/api/ApiProvider';

/** Does nothing without the newer libraries of the store. */
export function ApiProvider({ api, children }: ComponentProps<typeof TodaysProvider>) {
  return (
    <TodaysProvider api={api}>
      <StoreInUse />
      {children}
    </TodaysProvider>
  );
}

function StoreInUse() {
  useStore();
  return null;
}
