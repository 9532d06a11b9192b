import { useEffect } from 'react';

/** `/` leads to the search, from anywhere one is not writing. */
export function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const writing = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog');
      if (event.key !== '/' || writing || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      onSlash();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  });
}
