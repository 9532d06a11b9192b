import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../start/problem';
import type { ServerBundle } from './serverBundle';

interface Options {
  name: string;
  /** What is run, made anew of the sources before each start. */
  bundle: ServerBundle;
  env: Record<string, string>;
  /** Answers 200 when it can serve. */
  readyUrl: string;
  dataDir: string;
  say(line: string): void;
}

const PATIENCE = 240_000;
const ASK_EVERY = 30;
const LAST_WORDS = 12;
/** Ms after which a process that does not leave is ended. */
const LEAVING = 4000;

/**
 * A server that is started anew when its sources change. While they cannot be read the one before goes on; one that cannot start
 * waits for the next change.
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
        ...[bundle.spare, bundle.entry, bundle.parts, bundle.ahead, bundle.libraries],
      ],
      { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true },
    );
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    return child;
  }

  /** Answers what it said last when it does not start. */
  async function begin(): Promise<string | null> {
    const child = (spare && !hasEnded(spare) ? spare : null) ?? launch();
    spare = null;
    current = child;
    const words: string[] = [];
    child.stderr?.on('data', (text: Buffer) => words.push(text.toString()));
    child.send('begin');
    const until = Date.now() + PATIENCE;
    while (!hasEnded(child) && Date.now() < until) {
      if (await answers(readyUrl)) return null;
      await pause(ASK_EVERY);
    }
    return words.join('').trim().split('\n').slice(0, LAST_WORDS).join('\n');
  }

  async function end(child: ChildProcess | null): Promise<void> {
    if (!child || hasEnded(child)) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), LEAVING);
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
    // It loads while the one before leaves.
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
      // Whatever is edited meanwhile waits for it.
      turn = started.catch(() => undefined);
      return started;
    },
    /** Gets a process ready for the next restart. */
    prepare,
    /** One after the other. */
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
