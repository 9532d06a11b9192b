import { useCallback } from 'react';
import { useNotify as useTodaysNotify } from '../../src/notifications/useNotify';
import { usePlatform } from '../../src/platform/PlatformProvider';
import type { PlatformV1 } from '../../src/platform/platform';

interface NextPlatform extends PlatformV1 {
  /** Not in today's shell. */
  celebrate?(message: string): void;
}

/**
 * In the `next` build of a remote, a test's, in place of `src/notifications/useNotify.ts`: it calls a method that a newer platform would have.
 * What is added to the platform is optional, so the call does nothing in today's shell.
 */
export function useNotify(): ReturnType<typeof useTodaysNotify> {
  const platform: NextPlatform = usePlatform();
  const notify = useTodaysNotify();
  return useCallback(
    (message, action) => {
      platform.celebrate?.(message);
      notify(message, action);
    },
    [platform, notify],
  );
}
