import type { Redis } from '@athenaeum/kit/redis';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Whether Redis is there, for `/metrics`. */
export function redisMetrics(registry: Registry, redis: Pick<Redis, 'isReady' | 'failures'>): void {
  new Gauge({
    name: 'redis_up',
    help: 'Whether Redis is there and does what it is asked',
    registers: [registry],
    collect() {
      this.set(Number(redis.isReady()));
    },
  });
  let counted = 0;
  new Counter({
    name: 'redis_failures_total',
    help: 'Commands that Redis did not do, and the database did',
    registers: [registry],
    collect() {
      const failures = redis.failures();
      this.inc(failures - counted);
      counted = failures;
    },
  });
}
