import { useCallback } from 'react';
import { usePlatform } from '../platform/PlatformProvider';

export interface Notification {
  /** What happened: `You are attending The Art of the Ask`. */
  message: string;
  /** What can still be done about it: `Undo`. May be pressed after the page was left. */
  action?: { label: string; onPress: () => void };
}

/**
 * Says that something happened, in the page's one place for it. Confirmations only: an error stays beside what failed, with
 * its Retry, for as long as that is there.
 */
export function useNotify(): (message: string, action?: Notification['action']) => void {
  const platform = usePlatform();
  return useCallback((message, action) => platform.emit({ type: 'notify', message, action }), [platform]);
}
