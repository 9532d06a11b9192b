/** The operation was shed: it waited too long for a slot, and no subgraph was called for it. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export interface ConcurrencyLimiter {
  /** Runs the work once each subgraph it needs has a free slot; rejects with `Overloaded` when that takes too long. */
  enter<Result>(needs: ReadonlySet<string>, work: () => Promise<Result>): Promise<Result>;
  /** Whether nothing waits and at least half of the slots of each subgraph are free. */
  isQuiet(needs: ReadonlySet<string>): boolean;
}

interface Options {
  /** Concurrent operations per subgraph. */
  maxConcurrent: number;
  /** The maximum wait in the queue, ms. */
  timeoutMs: number;
}

interface Waiter {
  needs: ReadonlySet<string>;
  since: number;
  admit(): void;
}

/** As a share of the timeout: once the oldest waiter has waited this long, the newest is served first. */
const LIFO_THRESHOLD = 1 / 3;

/**
 * A concurrency limiter with load shedding: keeps the number of concurrent operations low enough to answer in time and
 * rejects the rest before they cost anything. Counted per subgraph, so that a hanging one does not block the others.
 */
export function createConcurrencyLimiter({ maxConcurrent, timeoutMs }: Options): ConcurrencyLimiter {
  const running = new Map<string, number>();
  // A list, since it is short, and what is taken out of a set that lives long is collected late (decision 0038).
  const queue: Waiter[] = [];

  const hasSlots = (needs: ReadonlySet<string>) =>
    [...needs].every((name) => (running.get(name) ?? 0) < maxConcurrent);

  function count(needs: ReadonlySet<string>, by: 1 | -1): void {
    for (const name of needs) running.set(name, (running.get(name) ?? 0) + by);
  }

  /** Adaptive LIFO: first come, first served; in a queue that builds up the newest first, since the oldest are late already. */
  function admit(): void {
    const inOrder = [...queue];
    const waited = performance.now() - (inOrder[0]?.since ?? Infinity);
    if (waited > timeoutMs * LIFO_THRESHOLD) inOrder.reverse();
    for (const waiting of inOrder) if (hasSlots(waiting.needs)) waiting.admit();
  }

  const enqueue = (needs: ReadonlySet<string>) =>
    new Promise<void>((resolve, reject) => {
      const waiting: Waiter = {
        needs,
        since: performance.now(),
        admit() {
          dequeue();
          count(needs, 1);
          resolve();
        },
      };
      const dequeue = () => {
        clearTimeout(late);
        queue.splice(queue.indexOf(waiting), 1);
      };
      const late = setTimeout(() => {
        dequeue();
        reject(new Overloaded('More is asked than can be answered in time'));
      }, timeoutMs);
      queue.push(waiting);
    });

  return {
    async enter(needs, work) {
      if (hasSlots(needs)) count(needs, 1);
      else await enqueue(needs);
      try {
        return await work();
      } finally {
        count(needs, -1);
        admit();
      }
    },
    isQuiet: (needs) =>
      queue.length === 0 && [...needs].every((name) => (running.get(name) ?? 0) <= maxConcurrent / 2),
  };
}
