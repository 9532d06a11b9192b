import { type RefObject, useEffect } from 'react';

const PROPERTY = '--toasts';
const GAP_PX = 24;

/** While the bar is there, the document says as `--toasts` where toasts stand above it. */
export function useToastsAbove(bar: RefObject<HTMLElement | null>, isAway: boolean): void {
  useEffect(() => {
    const { current } = bar;
    if (isAway || !current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Of no height where the page has a side panel instead.
      if (current.offsetHeight > 0) style.setProperty(PROPERTY, `${current.offsetHeight + GAP_PX}px`);
      else style.removeProperty(PROPERTY);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [bar, isAway]);
}
