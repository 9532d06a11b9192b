import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** A start does not wait longer; the rest is read beside the first requests. */
const WARM_UP_TIMEOUT_MS = 5000;

interface Options {
  log: Pick<Logger, 'info' | 'warn'>;
  timeoutMs?: number;
}

/**
 * Reads what a process answers from its memory before it says that it is ready: otherwise the first requests after a restart wait
 * for it. What fails is read when it is first needed.
 */
export async function warmUp(
  read: () => Promise<void>,
  { log, timeoutMs = WARM_UP_TIMEOUT_MS }: Options,
): Promise<void> {
  const startedAt = performance.now();
  const reading = read().then(
    () => true,
    (error: unknown) => {
      log.warn({ err: error }, 'warming up failed');
      return false;
    },
  );
  const isWarm = await Promise.race([reading, pause(timeoutMs, false, { ref: false })]);
  log.info({ isWarm, ms: Math.round(performance.now() - startedAt) }, 'warmed up');
}
