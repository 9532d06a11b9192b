/**
 * Waits for the heading of an area, from now on.
 *
 * @param onThere gets the ms it took; never where the page was hidden meanwhile, which nobody waits for
 * @returns gives up waiting
 */
export function headingOf(element: HTMLElement, onThere: (ms: number) => void): () => void {
  const began = performance.now();
  const observer = new MutationObserver(look);
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', stop);
  };

  function look(): void {
    if (!element.querySelector('h1')) return;
    stop();
    onThere(performance.now() - began);
  }

  if (document.hidden) return stop;
  observer.observe(element, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', stop);
  return stop;
}
