import type { ChildProcess } from 'node:child_process';

/** Suspends processes for a while. On Windows, which has no SIGSTOP, they run on. */
export function createPause(children: readonly Pick<ChildProcess, 'kill'>[]) {
  let timer: NodeJS.Timeout | undefined;
  let until = 0;

  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    if (process.platform !== 'win32') for (const child of children) child.kill(name);
  };

  return {
    /** Suspends for at least `ms` from now; a shorter time than what is left changes nothing. */
    suspend(ms: number): void {
      signal('SIGSTOP');
      until = Math.max(until, Date.now() + ms);
      clearTimeout(timer);
      timer = setTimeout(() => signal('SIGCONT'), until - Date.now());
    },
  };
}
