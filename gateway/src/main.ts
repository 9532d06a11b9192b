import { runProcess } from '@athenaeum/graph/process';
import { readEnv } from './env';

await runProcess(async () => {
  const env = readEnv();
  const { startGateway } = await import('./gateway');
  const gateway = await startGateway(env);
  return { ...gateway, closingMs: env.SHUTDOWN_DELAY_MS + env.SHUTDOWN_LONGEST_MS };
});
