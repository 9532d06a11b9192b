const EVERY_MS = 1000;

/** How npm names the script that it runs to the processes of that script. */
const isRunByNpm = ({ npm_lifecycle_script = '' }: NodeJS.ProcessEnv): boolean =>
  /infra\/(start\/start|dev\/dev)\.ts/.test(npm_lifecycle_script);

/**
 * Calls `leave` when the npm that started this process is gone. `kill` of an `npm start` or an `npm run dev` ends npm and its shell
 * without a signal to this process, which would run on. The system then gives it another parent, so that its parent's id changes:
 * that is checked every second.
 *
 * Without npm nothing is watched: who runs `node … &` in a terminal, or with `nohup`, may close the terminal, and that too changes
 * the parent. Under `nohup npm start` the parent is npm's shell, which stays.
 */
export function endWithNpm(leave: () => void, env = process.env, parent = () => process.ppid): void {
  if (!isRunByNpm(env)) return;
  const started = parent();
  const watch = setInterval(() => {
    if (parent() === started) return;
    clearInterval(watch);
    leave();
  }, EVERY_MS);
  watch.unref();
}
