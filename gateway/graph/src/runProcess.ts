import { CLOSING_TIMEOUT_MS, exitOnUnexpectedError, type UnexpectedKind } from '@athenaeum/common/server';
import { ConfigurationProblem } from './configuration/readConfiguration';
import type { Log } from './context';

interface Running {
  /** Graceful shutdown: accepts nothing new, lets pending work finish, then closes all resources. */
  close(): Promise<void>;
  /** How long that may take, ms. */
  closingMs: number;
  countUnexpected(kind: UnexpectedKind): void;
  log: Log;
}

/** Runs a server until SIGTERM or SIGINT, or until an uncaught error. */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  let running: Running | undefined;
  let closing: Promise<void> | undefined;
  const closeOnce = async () => (closing ??= running?.close());

  async function leave(): Promise<void> {
    await closeOnce();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void leave());

  try {
    running = await start();
    exitOnUnexpectedError({
      log: running.log,
      close: closeOnce,
      timeout: running.closingMs + CLOSING_TIMEOUT_MS,
      count: running.countUnexpected,
    });
  } catch (error) {
    // A mistake in the configuration is said in one line; anything else needs its stack.
    console.error(error instanceof ConfigurationProblem ? error.message : error);
    process.exit(1);
  }
}
