import { ConfigurationProblem, readEnv } from './env';
import type { Gateway } from './gateway';

let gateway: Gateway | undefined;
let closing: Promise<void> | undefined;
const closeOnce = async () => (closing ??= gateway?.close());

async function leave(): Promise<void> {
  await closeOnce();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void leave());

try {
  const env = readEnv();
  const { startGateway } = await import('./gateway');
  gateway = await startGateway(env);
  const { CLOSING_TIMEOUT_MS, exitOnUnexpectedError } = await import('@athenaeum/common/server');
  exitOnUnexpectedError({
    log: gateway.log,
    close: closeOnce,
    timeout: env.SHUTDOWN_DELAY_MS + env.SHUTDOWN_LONGEST_MS + CLOSING_TIMEOUT_MS,
    count: gateway.countUnexpected,
  });
} catch (error) {
  // A mistake in the configuration is said in one line; anything else needs its stack.
  console.error(error instanceof ConfigurationProblem ? error.message : error);
  process.exit(1);
}
