import { ConfigurationProblem, readEnv } from './env';
import type { Gateway } from './gateway';

process.env.APOLLO_TELEMETRY_DISABLED ??= 'true';

let gateway: Gateway | undefined;
let isLeaving = false;

async function leave(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  await gateway?.close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void leave());

try {
  const env = readEnv();
  const { startGateway } = await import('./gateway');
  gateway = await startGateway(env);
} catch (error) {
  // A mistake in the configuration is said in one line; anything else needs its stack.
  console.error(error instanceof ConfigurationProblem ? error.message : error);
  process.exit(1);
}
