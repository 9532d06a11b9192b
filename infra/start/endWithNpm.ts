const EVERY_MS = 1000;

/** How npm names the script that it runs to the processes of that script. */
const isRunByNpm = ({ npm_lifecycle_script = '' }: NodeJS.ProcessEnv): boolean =>
  /infra\/(start\/start|dev\/dev)\.ts/.test(npm_lifecycle_script);

/**
 * `kill` of an `npm start` or an `npm run dev` ends npm and its shell, which passes no signal on: this process is then another one's child, and
 * leaves. Only where npm has started it: a parent that starts it with `node` may exit, as the terminal of a `nohup` does; npm and
 * its shell stay there too.
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
