import { onNewMessages } from './changeNotification';

export interface WorkSignal {
  /** Number of notifications so far: read before polling, so that one in between is not missed. */
  count(): number;
  /** Resolves at the next notification, after `ms` at the latest; at once when `count` is no longer `seen`. */
  wait(seen: number, ms: number): Promise<void>;
  notify(): void;
  close(): void;
}

/** Wakes the loops of a worker when this process has committed a message to deliver. */
export function createWorkSignal(): WorkSignal {
  const waiting = new Set<() => void>();
  let count = 0;
  const notify = () => {
    count += 1;
    waiting.forEach((wake) => wake());
  };
  const close = onNewMessages(notify);

  return {
    count: () => count,
    notify,
    close,
    wait: (seen, ms) =>
      new Promise((resolve) => {
        if (seen !== count) return resolve();
        const timer = setTimeout(wake, ms);
        function wake() {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        }
        waiting.add(wake);
      }),
  };
}
