import { readEnv } from './env';
import { runProcess } from './graph/runProcess';

await runProcess(async () => {
  const env = readEnv();
  const { startGateway } = await import('./gateway');
  const gateway = await startGateway(env);
  return { ...gateway, closingMs: env.SHUTDOWN_DELAY_MS + env.SHUTDOWN_LONGEST_MS };
});
