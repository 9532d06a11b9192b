/** How long closing may take beyond the drain. */
export const CLOSING_TIMEOUT_MS = 5000;

export type UnexpectedKind = 'uncaughtException' | 'unhandledRejection';

interface Options {
  log: Record<'fatal' | 'error', (fields: object, message: string) => void>;
  /** Drains and closes everything, as on SIGTERM; readiness fails from the start. */
  close: () => Promise<void>;
  /** How long `close` may take, ms; after that the process ends without it. */
  timeout: number;
  count?: (kind: UnexpectedKind) => void;
}

/**
 * An uncaught error leaves the process in an unknown state: it is counted and logged, requests in flight are answered, and
 * the process ends with 1. Any further one is only counted and logged.
 */
export function exitOnUnexpectedError({ log, close, timeout, count }: Options): void {
  let isEnding = false;
  const handle = (kind: UnexpectedKind) => (error: unknown) => {
    count?.(kind);
    log.fatal(
      { kind, ...describe(error) },
      isEnding ? 'unexpected error while draining' : 'unexpected error',
    );
    if (isEnding) return;
    isEnding = true;
    // With 1 even when a signal has begun to end the process with 0.
    process.once('exit', () => (process.exitCode = 1));
    setTimeout(() => process.exit(1), timeout).unref();
    close()
      .catch((problem: unknown) => log.error(describe(problem), 'closing failed'))
      .finally(() => process.exit(1));
  };
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) process.on(kind, handle(kind));
}

/** The error's name and stack. Not its message: that of a duplicate key contains a member's address (safety 21). */
function describe(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at .+(:\d+:\d+\)?|\(<anonymous>\))$/.test(line));
  return { error: error.name, stack: frames?.join('\n') };
}
