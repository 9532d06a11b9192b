import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './areas';

export interface Request {
  /** 0: none. */
  mutant: number;
  /** Absolute paths, run one after another until one fails. */
  files: readonly string[];
}

export interface Answer {
  /** The first test that failed; null when none did. */
  failed: string | null;
  /** Mutants that the tests came by. */
  reached: number[];
  ms: number;
}

interface Told extends Answer {
  ready?: true;
  /** Bytes. */
  memory: number;
}

/** Beyond this many it is restarted: a test process keeps memory of every file that it ran. */
const MAX_MEMORY_BYTES = 1.5 * 2 ** 30;
const START_MS = 180_000;
const END_MS = 15_000;

/** A process of tests that stays, so that a mutant costs its tests only. */
export class TestHost {
  #child: ChildProcess | null = null;

  constructor(
    readonly files: readonly string[],
    readonly env: Record<string, string>,
  ) {}

  /** How the tests went; a host that says nothing in time, or dies, failed. */
  async run(request: Request, limitMs: number): Promise<Answer> {
    const wasFresh = this.#child === null;
    const answer = await this.#ask(request, limitMs);
    if (answer) return answer;
    // It may have suffered from the mutant before.
    if (!wasFresh) return this.run(request, limitMs);
    return { failed: 'the process of tests: it hung or ended', reached: [], ms: limitMs };
  }

  async #ask(request: Request, limitMs: number): Promise<Answer | null> {
    const child = (this.#child ??= await this.#start());
    child.send(request);
    const told = await answerOf(child, limitMs);
    if (!told) await this.#kill();
    // What still runs of a mutant that never ended would fail the next one.
    else if (told.memory > MAX_MEMORY_BYTES || told.ms > limitMs / 2) await this.close();
    return told;
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      [
        '--config=infra/mutation/host/jest.config.cjs',
        '--runInBand',
        '--forceExit',
        '--runTestsByPath',
        ...this.files,
      ],
      {
        cwd: ROOT,
        execArgv: [],
        env: { ...process.env, ...this.env },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    let said = '';
    child.stderr?.on('data', (text: Buffer) => (said = `${said}${text}`.slice(-2000)));
    const told = await answerOf(child, START_MS);
    if (!told?.ready) throw new Error(`The process of tests does not start: ${said}`);
    return child;
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (!child?.connected) return this.#kill();
    const ended = once(child, 'exit');
    child.disconnect();
    const patience = setTimeout(() => child.kill('SIGKILL'), END_MS);
    await ended;
    clearTimeout(patience);
    this.#child = null;
  }

  async #kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

function answerOf(child: ChildProcess, limitMs: number): Promise<Told | null> {
  return new Promise((resolve) => {
    const end = (told: Told | null) => {
      clearTimeout(timer);
      child.off('message', end as (told: unknown) => void);
      child.off('exit', stop);
      resolve(told);
    };
    const stop = () => end(null);
    const timer = setTimeout(stop, limitMs);
    child.once('message', end as (told: unknown) => void);
    child.once('exit', stop);
  });
}
