import { useEffect } from 'react';

/** The window event by which a page opens the search. */
export const START_SEARCH = 'athenaeum:start-search';

/** A page's event focuses the search. */
export function useStartOfSearch(onStart: () => void): void {
  useEffect(() => {
    addEventListener(START_SEARCH, onStart);
    return () => removeEventListener(START_SEARCH, onStart);
  });
}
