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

/** Only as far as it must, so that rows of neighbouring pages begin alike; clear of the end, which fades where it goes on. */
function reveal(row: HTMLElement, selector: string) {
  const thing = row.querySelector<HTMLElement>(selector);
  if (thing) row.scrollLeft = thing.offsetLeft + thing.offsetWidth - row.clientWidth + 52;
}
