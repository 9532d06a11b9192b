import { runProcess } from '@athenaeum/graph/process';
import { readEnv } from './env';

await runProcess(async () => {
  const env = readEnv();
  const { startWorkerProcess } = await import('./workerProcess');
  const worker = await startWorkerProcess(env);
  return { ...worker, closingMs: env.SHUTDOWN_DELAY_MS + env.SHUTDOWN_LONGEST_MS };
});
