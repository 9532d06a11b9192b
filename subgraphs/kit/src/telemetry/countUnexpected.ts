import type { Meter } from '@opentelemetry/api';
import type { UnexpectedKind } from '@athenaeum/common/server';

/** Counts uncaught errors, in a process whose only metrics are those of the collector. */
export function countUnexpected(meter: Meter): (kind: UnexpectedKind) => void {
  const errors = meter.createCounter('process.unexpected_errors', {
    description: 'Uncaught errors; the first ends the process',
  });
  return (kind) => errors.add(1, { 'error.type': kind });
}
