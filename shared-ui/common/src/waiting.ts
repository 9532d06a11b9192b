const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves once it is so, for as long as that takes; asks every `interval` ms. */
export async function until(isSo: () => unknown, interval = 20): Promise<void> {
  while (!(await isSo())) await after(interval);
}

interface Retrying {
  /** How often it is tried, the first time included. */
  attempts: number;
  /** Ms before the next attempt. */
  delay?: number | ((attempt: number) => number);
  /** Whether another attempt may go better; any error where left out. */
  isRetryable?: (error: unknown) => boolean;
}

/** Runs it again after a failure. Rejects with the last error, or at once with one that is not retryable. */
export async function retry<T>(
  run: () => Promise<T>,
  { attempts, delay = 0, isRetryable = () => true }: Retrying,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await run();
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await after(typeof delay === 'number' ? delay : delay(attempt));
    }
}

/** Exponential backoff: how long to wait after so many attempts, ms, twice as long after each up to `max`. */
export const backoff = (attempts: number, { first, max }: { first: number; max: number }): number =>
  Math.min(first * 2 ** (attempts - 1), max);
