import type { Channel } from '@athenaeum/kit/outbox';
import type { Registry } from 'prom-client';
import type { FileStorage } from '@athenaeum/bff/files';
import type { Log } from '@athenaeum/graph/edge';
import type { SubgraphClients } from '@athenaeum/graph/subgraphs';
import { createJobs } from './jobs/createJobs';
import { createOutbox } from './outbox/createOutbox';
import { startSchedule } from './schedule/startSchedule';
import type { WorkerEnv } from './workerVariables';

interface Dependencies {
  env: WorkerEnv & { MONGODB_DATABASE: string; OUTBOX_CONCURRENCY: number };
  clients: SubgraphClients;
  storage: FileStorage;
  /** The channels that deliver messages of the outbox. */
  channels: readonly Channel[];
  registry: Registry;
  log: Log;
}

export interface Worker {
  /** Drains: claims nothing new, waits a while for running attempts and releases the other leases. */
  stop(): Promise<void>;
}

/**
 * Starts the background work of the product: delivery of the outbox, and the jobs of `createJobs.ts`. It runs inside a gateway
 * or in a process of its own, and in any number of them: each message and each run is claimed by a conditional update.
 */
export function startWorker({ env, clients, storage, channels, registry, log }: Dependencies): Worker {
  const outbox = createOutbox({ env, channels, registry, log });
  // 0: another process delivers.
  if (env.OUTBOX_CONCURRENCY > 0) outbox.start();
  const jobs = createJobs({ clients, storage, databaseName: env.MONGODB_DATABASE, log });
  const stopSchedule = startSchedule({ jobs, registry, log });
  return {
    async stop() {
      await Promise.all([outbox.stop(), stopSchedule()]);
    },
  };
}
