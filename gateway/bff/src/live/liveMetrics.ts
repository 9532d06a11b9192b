import { Gauge, type Registry } from 'prom-client';
import type { LiveHub } from './liveHub';

/** How many streams are open, for `/metrics`. */
export function liveMetrics(registry: Registry, hub: Pick<LiveHub, 'count'>): void {
  new Gauge({
    name: 'live_streams',
    help: 'Streams of facts to open pages',
    registers: [registry],
    collect() {
      this.set(hub.count());
    },
  });
}
