import { readFileSync } from 'node:fs';

/** Milliseconds in one tick of `/proc`. */
const TICK = 10;

/** Processor time that a process has used, with its threads, in ms. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}

export const median = (values: readonly number[]) => percentile(values, 50);
