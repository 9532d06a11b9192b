import { createOutboxWorker, type Channel, type OutboxWorker } from '@athenaeum/kit/outbox';
import type { Registry } from 'prom-client';
import type { Log } from '@athenaeum/graph/edge';
import type { WorkerEnv } from '../workerVariables';
import { measureOutbox } from './outboxMetrics';

interface Parts {
  env: Pick<WorkerEnv, 'OUTBOX_POLL_MS'>;
  channels: readonly Channel[];
  registry: Registry;
  log: Log;
}

/** Delivers the outbox messages of all domains, with its figures. */
export const createOutbox = ({ env, channels, registry, log }: Parts): OutboxWorker =>
  createOutboxWorker({ channels, log, onOutcome: measureOutbox(registry), poll: env.OUTBOX_POLL_MS });
