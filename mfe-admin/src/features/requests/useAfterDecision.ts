import { useEffect, useRef } from 'react';

/**
 * Calls back when the request that was open waits no longer: it was decided, and what had the focus went with it.
 *
 * @param waiting the keys of all that wait; undefined while they load
 */
export function useAfterDecision(
  open: string | undefined,
  waiting: readonly string[] | undefined,
  onDecided: () => void,
): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!waiting) return;
    const last = before.current;
    before.current = open;
    if (last && !waiting.includes(last)) onDecided();
  });
}
