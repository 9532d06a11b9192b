import { type RefObject, useEffect } from 'react';

/** While the bar is there, the document has its height as `--bottom-bar`: toasts stand above it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>, isAway: boolean): void {
  useEffect(() => {
    const { current } = bar;
    if (isAway || !current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [bar, isAway]);
}
