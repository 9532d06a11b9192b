import { outboxCounts, type Outcome, type OutboxMessageRow } from '@athenaeum/kit/outbox';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Counts deliveries by kind and outcome, and reports at each scrape the number of waiting messages and dead letters. */
export function measureOutbox(registry: Registry) {
  const registers = [registry];
  const deliveries = new Counter({
    name: 'outbox_deliveries_total',
    help: 'Attempts to deliver a message',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'outbox_delivery_seconds',
    help: 'How long an attempt took',
    labelNames: ['channel'],
    buckets: [0.05, 0.1, 0.5, 1, 5, 15, 60],
    registers,
  });
  new Gauge({
    name: 'outbox_messages',
    help: 'Messages to be delivered (open), behind another one (queued), or dead letters (dead)',
    labelNames: ['state'],
    registers,
    async collect() {
      // The other metrics are exported even while the database is unavailable.
      const counts = await outboxCounts().catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });

  return (outcome: Outcome, { kind, channel }: OutboxMessageRow, seconds: number): void => {
    deliveries.inc({ kind, outcome });
    duration.observe({ channel }, seconds);
  };
}
