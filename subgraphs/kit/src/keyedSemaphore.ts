/**
 * A semaphore for each key, first in, first out. Hundreds of concurrent transactions on one salon or calendar would keep
 * aborting each other. It only protects throughput: the database alone enforces the rules, because there are other processes.
 */
export function keyedSemaphore(maxConcurrent: number) {
  const states = new Map<string, { running: number; waiting: (() => void)[] }>();

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const state = states.get(key) ?? { running: 0, waiting: [] };
    states.set(key, state);
    if (state.running < maxConcurrent) state.running += 1;
    else await new Promise<void>((start) => state.waiting.push(start));
    try {
      return await work();
    } finally {
      const next = state.waiting.shift();
      // The permit passes to the next waiting task.
      if (next) next();
      else if ((state.running -= 1) === 0) states.delete(key);
    }
  };
}
