/** Distance below the viewport at which a place starts to load. */
const MARGIN = '300px';

/** Calls back once, when the element comes near the viewport. Returns the function that cancels it. */
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
