/** Time for closing after the drain, ms: a caller's `timeout` is its longest drain and this. */
export const CLOSING_TIMEOUT_MS = 5000;

export type UnexpectedKind = 'uncaughtException' | 'unhandledRejection';

interface Options {
  log: Record<'fatal' | 'error', (fields: object, message: string) => void>;
  /** Drains and closes everything, as on SIGTERM; readiness fails at once. */
  close: () => Promise<void>;
  /** Timeout of `close`, ms; the process then exits. */
  timeout: number;
  count?: (kind: UnexpectedKind) => void;
}

/**
 * After an uncaught error the state of the process is unknown: it is counted and logged, requests in flight are answered,
 * and the process exits with 1. Further ones are only counted and logged.
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
    // Also when a signal has already started an exit with 0.
    process.once('exit', () => (process.exitCode = 1));
    setTimeout(() => process.exit(1), timeout).unref();
    close()
      .catch((problem: unknown) => log.error(describe(problem), 'closing failed'))
      .finally(() => process.exit(1));
  };
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) process.on(kind, handle(kind));
}

/**
 * The error's type and location. Not its message, which may have personal data, such as the email address of a duplicate key.
 */
function describe(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at .+(:\d+:\d+\)?|\(<anonymous>\))$/.test(line));
  return { error: error.name, stack: frames?.join('\n') };
}
