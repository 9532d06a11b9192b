/** How far below the view a place begins to load, so that it is there when the reader is. */
const MARGIN = '300px';

/** Calls back once, when the element comes near the view. Answers how to stop waiting. */
export function whenNear(element: HTMLElement, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
