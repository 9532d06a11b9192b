import { useCallback } from 'react';
import { usePlatform } from '../platform/PlatformProvider';

export interface Notification {
  /** The message: `You are attending The Art of the Ask`. */
  message: string;
  /** An action such as `Undo`; it may run after the page was left. */
  action?: { label: string; onPress: () => void };
}

/** Returns a function that shows a confirmation. Errors do not belong here: they stay beside what failed, with a Retry. */
export function useNotify(): (message: string, action?: Notification['action']) => void {
  const platform = usePlatform();
  return useCallback((message, action) => platform.emit({ type: 'notify', message, action }), [platform]);
}
