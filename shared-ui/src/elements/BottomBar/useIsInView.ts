import { type RefObject, useEffect, useState } from 'react';

/** How much of a part counts as in view. */
const IN_VIEW_RATIO = 0.75;

/** Whether most of a part of the page is in view. */
export function useIsInView(part: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!part.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)!.intersectionRatio >= IN_VIEW_RATIO),
      { threshold: IN_VIEW_RATIO },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return isInView;
}
