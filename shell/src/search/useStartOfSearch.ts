import { useEffect } from 'react';

/** Sent to the window when a page asks for a new search. */
export const START_SEARCH = 'athenaeum:start-search';

/** `/` leads to the search, from anywhere one is not writing; and so may a page of a remote. */
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
