import { onBell } from './bell';

export interface Alarm {
  /** How often it has rung: noted before looking for work, so that a ring in between is not slept through. */
  rings(): number;
  /** Until it rings, or `ms` at the latest; not at all when it has rung since `heard`. */
  sleep(heard: number, ms: number): Promise<void>;
  ring(): void;
  close(): void;
}

/** Wakes the loops of a worker when this process has committed something to deliver. */
export function createAlarm(): Alarm {
  const sleepers = new Set<() => void>();
  let rings = 0;
  const ring = () => {
    rings += 1;
    sleepers.forEach((wake) => wake());
  };
  const close = onBell(ring);

  return {
    rings: () => rings,
    ring,
    close,
    sleep: (heard, ms) =>
      new Promise((resolve) => {
        if (heard !== rings) return resolve();
        const timer = setTimeout(wake, ms);
        function wake() {
          clearTimeout(timer);
          sleepers.delete(wake);
          resolve();
        }
        sleepers.add(wake);
      }),
  };
}
