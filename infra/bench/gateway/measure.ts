import { readFileSync } from 'node:fs';

/** Milliseconds in one tick of `/proc`. */
const TICK = 10;

/** Processor time that a process has used, with its threads, in ms. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** Of this process, in ms. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What the machine did so far, in ticks: all of it, what was idle, and what others on the same hardware took. */
export function machineTime(): { all: number; idle: number; stolen: number } {
  const line = readFileSync('/proc/stat', 'utf8').split('\n')[0]!;
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, soft = 0, stolen = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { all: user + nice + system + idle + wait + irq + soft + stolen, idle: idle + wait, stolen };
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}

export const median = (values: readonly number[]) => percentile(values, 50);
