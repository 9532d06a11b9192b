import type * as z from 'zod';
import { positive } from '@athenaeum/graph/configuration';

/** How background jobs run, wherever they do. */
export const workerVariables = {
  OUTBOX_POLL_MS: positive
    .default(1000)
    .describe('How often to poll for messages that other processes wrote.'),
};

export type WorkerEnv = z.infer<z.ZodObject<typeof workerVariables>>;
