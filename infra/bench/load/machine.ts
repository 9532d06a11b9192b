import { readFileSync } from 'node:fs';

/** Starts to measure CPU steal time; the returned function answers its percentage since then. */
export function measureStealTime(): () => number {
  const before = read();
  return () => {
    const after = read();
    return Math.round(((after.steal - before.steal) / (after.all - before.all)) * 100);
  };
}

/** The first line of /proc/stat: user, nice, system, idle, waiting, two of interrupts, and steal. */
function read(): { steal: number; all: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number);
  return { steal: ticks[7] ?? 0, all: ticks.reduce((sum, one) => sum + one, 0) };
}
