import { Counter, Histogram, type Registry } from 'prom-client';
import type { Report } from './reportsInput';

export type MeasureLoad = (report: Report) => void;

/** Loads of areas for whoever scrapes: versions are the registry's own, so there are never many series. */
export function measureLoads(registry: Registry): MeasureLoad {
  const registers = [registry];
  const loads = new Counter({
    name: 'remote_loads_total',
    help: 'Areas that were shown (loaded) or had trouble (entry, chunk, integrity, timeout, invalid, mount, crash)',
    labelNames: ['remote', 'version', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'remote_load_seconds',
    help: 'From an area being asked for to its being shown',
    labelNames: ['remote', 'version'],
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 2, 5, 10],
    registers,
  });
  return (report) => {
    const { remote, version } = report;
    loads.inc({ remote, version, outcome: 'code' in report ? report.code : 'loaded' });
    if ('ms' in report) duration.observe({ remote, version }, report.ms / 1000);
  };
}
