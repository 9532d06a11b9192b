import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 599.98px)';

/** For what CSS cannot do: shortening text to a number of characters. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);

function subscribe(changed: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
