import { useCallback } from 'react';
import { useNotify as useTodaysNotify } from '../../src/notifications/useNotify';
import { usePlatform } from '../../src/platform/PlatformProvider';
import type { PlatformV1 } from '../../src/platform/platform';

interface NextPlatform extends PlatformV1 {
  /** Not in today's shell. */
  celebrate?(message: string): void;
}

/** Uses what the shell has learnt, where it has: what is added to the platform is optional. */
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
