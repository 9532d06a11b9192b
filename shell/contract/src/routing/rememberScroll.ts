const SCROLL_TIMEOUT_MS = 2000;

/**
 * Restores the scroll position on back and forward. The browser cannot: when it tries, the previous page is still shown, or
 * the new one is not yet as tall. Call it once for a document.
 */
export function rememberScroll(): void {
  const places = new Map<string, number>();
  let current = entryKey();
  let stop = () => undefined as void;
  history.scrollRestoration = 'manual';

  addEventListener('scroll', () => places.set(current, scrollY), { passive: true });
  addEventListener('popstate', (event: PopStateEvent & { singleSpaTrigger?: string }) => {
    current = entryKey();
    stop();
    if (!event.singleSpaTrigger) stop = scrollWhenTall(places.get(current) ?? 0);
  });
}

/** Scrolls down as soon as the page is tall enough, unless the user scrolls first. */
function scrollWhenTall(top: number): () => void {
  const startedAt = performance.now();
  let frame = requestAnimationFrame(attempt);
  for (const event of GESTURES) addEventListener(event, stop, { passive: true });
  function attempt() {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2 || performance.now() - startedAt > SCROLL_TIMEOUT_MS) stop();
    else frame = requestAnimationFrame(attempt);
  }
  function stop() {
    cancelAnimationFrame(frame);
    for (const event of GESTURES) removeEventListener(event, stop);
  }
  return stop;
}

const GESTURES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The id of a history entry; entries that no script made are identified by their address. */
const entryKey = () => (history.state as { key?: string } | null)?.key ?? location.href;
