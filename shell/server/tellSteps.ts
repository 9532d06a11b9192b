import type { Step } from '@athenaeum/registry';
import type { Logger } from 'pino';

/** Says which versions are given to more, and what the others wait for: once, and again when that is something else. */
export function createTellSteps(log: Pick<Logger, 'info' | 'warn'>): (steps: readonly Step[]) => void {
  let said = new Map<string, string>();
  return (steps) => {
    const now = new Map<string, string>();
    for (const { name: remote, version, from, to, waits, waitsFor = '' } of steps) {
      if (to) log.info({ remote, version, from, to }, 'a version is given to more');
      if (!waits) continue;
      const key = `${remote} ${version} ${from}`;
      now.set(key, waitsFor);
      if (said.get(key) === waitsFor) continue;
      // These pass by themselves; the others may be for a person to look at.
      const level = waitsFor === 'time' || waitsFor === 'people' ? 'info' : 'warn';
      log[level]({ remote, version, from, waits }, 'a version waits to be given to more');
    }
    said = now;
  };
}
