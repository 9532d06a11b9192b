import { useEffect, useRef, type RefObject } from 'react';
import type { Place } from './PlaceContext';

const HEADING_TIMEOUT_MS = 2000;

/** On a new page: scrolls to the top (or the anchor) and focuses the heading, as after a page load. */
export function useRouteArrival(area: RefObject<HTMLElement | null>, { location, arrival }: Place): void {
  const last = useRef(location.pathname);
  useEffect(() => {
    if (last.current === location.pathname) return;
    last.current = location.pathname;
    // On back and forward the scroll position is restored instead.
    if (arrival === 'history') return;
    if (location.hash) {
      // Its answer is not ours: newer browsers give a promise, which an effect may not return.
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
      return;
    }
    scrollTo(0, 0);
    return area.current ? focusHeading(area.current) : undefined;
  }, [area, location, arrival]);
}

/** Focuses the first `h1`, now or when it appears; gives up when the user has focused something else. */
export function focusHeading(area: HTMLElement): () => void {
  const before = document.activeElement;
  const attempt = () => {
    const heading = [...area.querySelectorAll('h1')].find(isShown);
    if (!heading) return false;
    if (document.activeElement === before || document.activeElement === document.body) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => attempt() && stop());
  observer.observe(area, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), HEADING_TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}

/** The previous page's heading may still be there, hidden, while the next page's code loads. */
const isShown = (heading: HTMLElement) => heading.checkVisibility?.() ?? true;
