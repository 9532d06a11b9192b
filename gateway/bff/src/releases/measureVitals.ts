import { Counter, Histogram, type Registry } from 'prom-client';
import type { VitalsReport } from './reportsInput';

export type MeasureVitals = (report: VitalsReport) => void;

/** Histogram buckets with bounds at `GOOD` of the registry and its doubles. */
const SECONDS = [0.05, 0.1, 0.2, 0.4, 0.8, 1, 1.6, 2, 2.5, 5, 10];
const SHIFTS = [0.01, 0.05, 0.1, 0.2, 0.4, 0.8];

/** Metrics of web vitals and handler errors, which pages report about once a minute of use. */
export function createMeasureVitals(registry: Registry): MeasureVitals {
  const registers = [registry];
  const handlers = new Counter({
    name: 'remote_handlers_total',
    help: 'Reports of pages in use in which code of the area threw outside of what is drawn (failed), or did not (well)',
    labelNames: ['remote', 'version', 'outcome'],
    registers,
  });
  const vitals = new Histogram({
    name: 'remote_vital_seconds',
    help: 'What pages in use measured of an area (vital: interaction, blocked, painted, arrived)',
    labelNames: ['remote', 'version', 'vital'],
    buckets: SECONDS,
    registers,
  });
  const shifts = new Histogram({
    name: 'remote_layout_shift',
    help: 'How far what was there moved unasked in pages in use (CLS)',
    labelNames: ['remote', 'version'],
    buckets: SHIFTS,
    registers,
  });
  return ({ remote, version, vitals: { failed, shift, ...times } }) => {
    if (failed !== undefined) handlers.inc({ remote, version, outcome: failed ? 'failed' : 'well' });
    if (shift !== undefined) shifts.observe({ remote, version }, shift);
    for (const [vital, ms] of Object.entries(times))
      if (ms !== undefined) vitals.observe({ remote, version, vital }, ms / 1000);
  };
}
