import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../start/problem';
import type { ServerBundle } from './serverBundle';

interface Options {
  name: string;
  /** Rebuilt from the sources before each start. */
  bundle: ServerBundle;
  env: Record<string, string>;
  /** Answers 200 when the server is ready. */
  readyUrl: string;
  dataDir: string;
  say(line: string): void;
}

const START_TIMEOUT_MS = 240_000;
const POLL_INTERVAL_MS = 30;
const MAX_ERROR_LINES = 12;
const STOP_TIMEOUT_MS = 4000;

/**
 * A server that is restarted when its sources change. While they have errors the previous process goes on; a server that
 * cannot start waits for the next change.
 */
export function createWatchedServer({ name, bundle, env, readyUrl, dataDir, say }: Options) {
  const log = createWriteStream(join(dataDir, 'logs', `${name}.log`), { flags: 'w' });
  let current: ChildProcess | null = null;
  let spare: ChildProcess | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let isOver = false;

  function launch(): ChildProcess {
    const child = spawn(
      process.execPath,
      [
        '--enable-source-maps',
        '--max-semi-space-size=64',
        ...[bundle.spare, bundle.entry, bundle.parts, bundle.warmUp, bundle.libraries],
      ],
      { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true },
    );
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    return child;
  }

  /** Resolves with the first lines of stderr when it does not start; null on success. */
  async function begin(): Promise<string | null> {
    const child = (spare && !hasEnded(spare) ? spare : null) ?? launch();
    spare = null;
    current = child;
    const words: string[] = [];
    child.stderr?.on('data', (text: Buffer) => words.push(text.toString()));
    child.send('begin');
    const until = Date.now() + START_TIMEOUT_MS;
    while (!hasEnded(child) && Date.now() < until) {
      if (await answers(readyUrl)) return null;
      await pause(POLL_INTERVAL_MS);
    }
    return words.join('').trim().split('\n').slice(0, MAX_ERROR_LINES).join('\n');
  }

  async function end(child: ChildProcess | null): Promise<void> {
    if (!child || hasEnded(child)) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await gone;
    clearTimeout(force);
  }

  async function start(): Promise<void> {
    const problem = (await bundle.renew()) ?? (await begin());
    if (problem !== null && !isOver) throw new Problem(problem || `${name} did not start: see its log.`);
  }

  async function restart(why: string): Promise<void> {
    if (isOver) return;
    const startedAt = Date.now();
    const mistake = await bundle.renew();
    if (mistake !== null) return say(`${name} goes on as it was before ${why}:\n${mistake}`);
    // It loads while the previous one shuts down.
    spare ??= launch();
    if (!hasEnded(spare)) spare.send('load');
    await end(current);
    if (isOver) return;
    const problem = await begin();
    if (isOver) return;
    if (problem !== null) return say(`${name} does not start after ${why}:\n${problem}`);
    say(`${name} again after ${why} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    prepare();
  }

  function prepare(): void {
    if (!isOver) spare ??= launch();
  }

  return {
    start(): Promise<void> {
      const started = start();
      // Edits wait until it has started.
      turn = started.catch(() => undefined);
      return started;
    },
    /** Starts a standby process for the next restart. */
    prepare,
    /** Restarts run one after the other. */
    restart: (why: string) => (turn = turn.then(() => restart(why))),
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all([end(current), end(spare), bundle.close()]);
      log.end();
    },
  };
}

export type WatchedServer = ReturnType<typeof createWatchedServer>;

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000), headers: { connection: 'close' } })
    .then(async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    })
    .catch(() => false);
