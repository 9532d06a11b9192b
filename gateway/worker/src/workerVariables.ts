import type * as z from 'zod';
import { positive } from '@athenaeum/graph/configuration';

/** Environment variables of background jobs, in the gateway or in a worker process. */
export const workerVariables = {
  OUTBOX_POLL_MS: positive
    .default(1000)
    .describe('How often to poll for messages that other processes wrote.'),
};

export type WorkerEnv = z.infer<z.ZodObject<typeof workerVariables>>;
