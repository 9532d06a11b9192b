import { useSyncExternalStore } from 'react';

/** Cards in view by the specification's widths: over 1240 px four, over 900 three, over 800 two, else one. */
export function usePerView(most: 3 | 4) {
  return Math.min(
    most,
    useSyncExternalStore(subscribe, current, () => most),
  );
}

const steps = [
  [1240, 4],
  [900, 3],
  [800, 2],
] as const;

function current() {
  return steps.find(([width]) => window.innerWidth > width)?.[1] ?? 1;
}

function subscribe(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
