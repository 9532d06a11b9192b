import type { UnexpectedKind } from '@athenaeum/common/server';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';

/** The figures of one process for Prometheus, with those of Node itself. */
export function createProcessMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const unexpected = new Counter({
    name: 'process_unexpected_errors_total',
    help: 'Uncaught errors; the first ends the process',
    labelNames: ['kind'],
    registers: [registry],
  });
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) unexpected.inc({ kind }, 0);
  return {
    registry,
    /** Counts an uncaught error. */
    countUnexpected: (kind: UnexpectedKind): void => unexpected.inc({ kind }),
  };
}
