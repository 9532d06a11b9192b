import { setTimeout as after } from 'node:timers/promises';

const EVERY_MS = 200;

/** Asks a host that is only starting until it listens, at most for a time: then it rejects as the last try did. */
export async function onceItListens<Answer>(ask: () => Promise<Answer>, forMs: number): Promise<Answer> {
  const until = performance.now() + forMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isRefused(error) || performance.now() > until) throw error;
    }
    await after(EVERY_MS);
  }
}

/** Nobody listens there, as `fetch` says it. */
const isRefused = (error: unknown): boolean =>
  ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
