import type { Meter } from '@athenaeum/kit/telemetry';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { LoadReport } from './reportsInput';

export type MeasureLoad = (report: LoadReport) => void;

/** Seconds. */
const BUCKETS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 2, 5, 10];

/**
 * Metrics of area loads, for Prometheus and a collector. Versions are those of the registry, so the number of series is
 * limited.
 */
export function measureLoads(registry: Registry, meter: Meter): MeasureLoad {
  const scraped = scrapedLoads(registry);
  const sent = sentLoads(meter);
  return (report) => {
    scraped(report);
    sent(report);
  };
}

function scrapedLoads(registry: Registry): MeasureLoad {
  const registers = [registry];
  const loads = new Counter({
    name: 'remote_loads_total',
    help: 'Areas that were shown (loaded) or had trouble (entry, chunk, integrity, timeout, invalid, mount, crash)',
    labelNames: ['remote', 'version', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'remote_load_seconds',
    help: 'Time from the request of an area to its display',
    labelNames: ['remote', 'version'],
    buckets: BUCKETS,
    registers,
  });
  return (report) => {
    const { remote, version } = report;
    loads.inc({ remote, version, outcome: 'code' in report ? report.code : 'loaded' });
    if ('ms' in report) duration.observe({ remote, version }, report.ms / 1000);
  };
}

/** The same in OpenTelemetry's conventions: loads are the histogram's count, failures have an `error.type`. */
function sentLoads(meter: Meter): MeasureLoad {
  const duration = meter.createHistogram('remote.load.duration', {
    description: 'From an area being asked for to its being shown',
    unit: 's',
    advice: { explicitBucketBoundaries: BUCKETS },
  });
  const errors = meter.createCounter('remote.errors', {
    description: 'Areas that could not be loaded or shown, or crashed after it',
    unit: '{error}',
  });
  return (report) => {
    const about = { 'remote.name': report.remote, 'remote.version': report.version };
    if ('ms' in report) duration.record(report.ms / 1000, about);
    else errors.add(1, { ...about, 'error.type': report.code });
  };
}
