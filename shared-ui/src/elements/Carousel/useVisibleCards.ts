import { type RefObject, useEffect, useState } from 'react';

/** More of a card than this must show before it can be reached; a sliver cannot be read. */
const ENOUGH = 0.6;

/**
 * Index of the first and last card in view, told by the browser as it scrolls. While nothing has been told (or where
 * it cannot be) every card counts as in view.
 */
export function useVisibleCards(track: RefObject<HTMLElement | null>, count: number, active: boolean) {
  const [range, setRange] = useState({ first: 0, last: Infinity });

  useEffect(() => {
    const root = track.current;
    if (!active || !root || typeof IntersectionObserver === 'undefined') return;
    const cards = [...root.children];
    const shown = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= ENOUGH) shown.add(cards.indexOf(target));
          else shown.delete(cards.indexOf(target));
        }
        if (shown.size > 0) setRange({ first: Math.min(...shown), last: Math.max(...shown) });
      },
      { root, threshold: ENOUGH },
    );
    for (const card of cards) observer.observe(card);
    return () => {
      observer.disconnect();
      setRange({ first: 0, last: Infinity });
    };
  }, [track, count, active]);

  return { first: range.first, last: Math.min(range.last, count - 1) };
}
