import { useSyncExternalStore } from 'react';

/** For what styles cannot do, such as counting: whether the page is narrower than `width` px. */
export function useIsUnder(width: number): boolean {
  const query = `(max-width: ${width - 0.02}px)`;
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
