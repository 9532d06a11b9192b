import { readFileSync } from 'node:fs';

/** Clock ticks a second, on every Linux that Node runs on. */
const TICKS = 100;
const LOOK_EVERY_MS = 20;

/** CPU seconds (user and system, all threads) by the name of the process; a process that ends is counted up to the last look. */
export type Times = Record<string, number>;

/** Samples the CPU time of a process and its descendants until it is stopped; on Linux only. */
export function followTimes(ancestor: number): { stop(): Times } {
  const seen = new Map<number, { name: string; seconds: number }>();
  const look = (pid: number): void => {
    try {
      const known = seen.get(pid);
      // A process begins as a copy of its parent, with its command line.
      const name = nameOf(pid) || known?.name || '';
      seen.set(pid, { name, seconds: secondsOf(pid) });
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .forEach((child) => look(Number(child)));
    } catch {
      // It has ended meanwhile.
    }
  };
  const timer = setInterval(() => look(ancestor), LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      look(ancestor);
      const times: Times = {};
      for (const { name, seconds } of seen.values()) times[name] = (times[name] ?? 0) + seconds;
      return times;
    },
  };
}

function secondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Behind the name, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** The script that Node runs, or the program. */
function nameOf(pid: number): string {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  const script = words.slice(1).find((word) => /\.m?[jt]s$/.test(word) && !word.startsWith('file:'));
  const path = script ?? words[0] ?? '';
  return path.split('/').slice(-4).join('/');
}
