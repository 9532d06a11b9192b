import type { Step } from '@athenaeum/registry';
import type { Logger } from 'pino';

/** Logs which ramps advanced, and what the others wait for: once, and again when the reason changes. */
export function createReportSteps(log: Pick<Logger, 'info' | 'warn'>): (steps: readonly Step[]) => void {
  let logged = new Map<string, string>();
  return (steps) => {
    const now = new Map<string, string>();
    for (const { name: remote, version, from, to, waits, waitsFor = '' } of steps) {
      if (to) log.info({ remote, version, from, to }, 'a version is given to more');
      if (!waits) continue;
      const key = `${remote} ${version} ${from}`;
      now.set(key, waitsFor);
      if (logged.get(key) === waitsFor) continue;
      // These resolve themselves; other reasons may need an operator.
      const level = waitsFor === 'time' || waitsFor === 'people' ? 'info' : 'warn';
      log[level]({ remote, version, from, waits }, 'a version waits to be given to more');
    }
    logged = now;
  };
}
