import { type RefObject, useEffect, useState } from 'react';

/** The fraction of a card that must be in view before it counts as visible and can take focus. */
const MIN_VISIBLE_FRACTION = 0.6;

/**
 * Index of the first and last card in view, from an IntersectionObserver. Until it has reported (or where
 * there is none) every card counts as in view.
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
          if (intersectionRatio >= MIN_VISIBLE_FRACTION) shown.add(cards.indexOf(target));
          else shown.delete(cards.indexOf(target));
        }
        if (shown.size > 0) setRange({ first: Math.min(...shown), last: Math.max(...shown) });
      },
      { root, threshold: MIN_VISIBLE_FRACTION },
    );
    for (const card of cards) observer.observe(card);
    return () => {
      observer.disconnect();
      setRange({ first: 0, last: Infinity });
    };
  }, [track, count, active]);

  return { first: range.first, last: Math.min(range.last, count - 1) };
}
