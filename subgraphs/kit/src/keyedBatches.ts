import { AsyncLocalStorage } from 'node:async_hooks';

interface Request<Item, Answer> {
  item: Item;
  done: (answer: Answer) => void;
  failed: (error: unknown) => void;
  /** What its caller counts and traces into. */
  inItsContext: (work: () => void) => void;
}

/**
 * Group commit: requests about one key are answered one batch after the other. What is asked while a batch is at work waits for the next
 * one and shares its costs; what is asked alone does not wait. Like `keyedSemaphore` it only protects throughput.
 *
 * @param run answers a batch, in the order of its items; an error is the answer to all of them. It is traced and counted as part
 *   of the request that came first.
 * @returns asks about a key: the answer, or the error of its batch
 */
export function keyedBatches<Item, Answer>(
  run: (key: string, items: readonly Item[]) => Promise<readonly Answer[]>,
  { maxItems }: { maxItems: number },
) {
  const waiting = new Map<string, Request<Item, Answer>[]>();

  return (key: string, item: Item): Promise<Answer> =>
    new Promise((done, failed) => {
      const request = { item, done, failed, inItsContext: AsyncLocalStorage.snapshot() };
      const others = waiting.get(key);
      if (others) others.push(request);
      else {
        waiting.set(key, []);
        void answer(key, [request]);
      }
    });

  async function answer(key: string, batch: readonly Request<Item, Answer>[]): Promise<void> {
    try {
      const answers = await run(
        key,
        batch.map(({ item }) => item),
      );
      batch.forEach(({ done }, index) => done(answers[index]!));
    } catch (error) {
      batch.forEach(({ failed }) => failed(error));
    }
    const next = waiting.get(key)!.splice(0, maxItems);
    if (next.length === 0) waiting.delete(key);
    else next[0]!.inItsContext(() => void answer(key, next));
  }
}
