import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls a row, never the page, so that what matches `selector` is in view; again when `chosen` changes or the row's width. */
export function useScrollIntoView(row: RefObject<HTMLElement | null>, selector: string, chosen: unknown) {
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    // The observer also fires when it starts, when the layout is known anyway.
    const watch = new ResizeObserver(() => reveal(element, selector));
    watch.observe(element);
    return () => watch.disconnect();
  }, [row, selector, chosen]);
}

/** To the middle, as far as the row goes: at an end that goes on, it would fade. */
function reveal(row: HTMLElement, selector: string) {
  const thing = row.querySelector<HTMLElement>(selector);
  if (thing) row.scrollLeft = thing.offsetLeft + (thing.offsetWidth - row.clientWidth) / 2;
}
