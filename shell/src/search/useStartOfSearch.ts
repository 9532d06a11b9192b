import { useEffect } from 'react';

/** The window event by which a page opens the search. */
export const START_SEARCH = 'athenaeum:start-search';

/** The key `/` focuses the search, except while typing; so does a page's event. */
export function useStartOfSearch(onStart: () => void): void {
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const writing = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog');
      if (event.key !== '/' || writing || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      onStart();
    };
    document.addEventListener('keydown', answer);
    addEventListener(START_SEARCH, onStart);
    return () => {
      document.removeEventListener('keydown', answer);
      removeEventListener(START_SEARCH, onStart);
    };
  });
}
