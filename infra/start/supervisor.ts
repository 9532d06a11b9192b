import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync, writeFileSync, type WriteStream } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { backoff } from '@athenaeum/common/waiting';
import { Problem } from './problem';
import { fromSource, type PrepareProgram, type Program } from './program';

export interface PartOptions {
  name: string;
  /** The program, relative to the repository. */
  entry: string;
  env: Record<string, string>;
  /** Answers 200 once the part can serve. */
  readyUrl?: string;
  /** Or: the part is ready when it prints a line that matches. */
  readyLine?: RegExp;
  /** Given whatever it prints, beside its log. */
  onLine?: (line: string) => void;
}

interface RunningPart {
  options: PartOptions;
  program: Program;
  child: ChildProcess;
  log: WriteStream;
  restarts: number;
}

const READY_TIMEOUT = 240_000;
const STOP_TIMEOUT = 6_000;
const FIRST_RESTART_DELAY = 2_000;
const MAX_RESTART_DELAY_MS = 30_000;
const STABLE_AFTER_MS = 60_000;
const TELL_USE_EVERY_MS = 60 * 60_000;

interface SupervisorOptions {
  dataDir: string;
  say: (line: string) => void;
  /** How parts are run. */
  prepare?: PrepareProgram;
}

/** Starts parts as processes, keeps them alive, and leaves none behind. */
export function createSupervisor({ dataDir, say, prepare = fromSource }: SupervisorOptions) {
  const runDir = join(dataDir, 'run');
  const logDir = join(dataDir, 'logs');
  mkdirSync(runDir, { recursive: true });
  mkdirSync(logDir, { recursive: true });
  const parts = new Map<string, RunningPart>();
  let stopping = false;
  const use = setInterval(
    () => parts.forEach(({ program }) => program.stillUsed()),
    TELL_USE_EVERY_MS,
  ).unref();

  async function start(options: PartOptions): Promise<void> {
    const program = await prepare(options.entry);
    // It stops already, and nothing may take this for started.
    if (stopping) return new Promise(() => undefined);
    const log = createWriteStream(join(logDir, `${options.name}.log`), { flags: 'w' });
    const part: RunningPart = { options, program, log, restarts: 0, child: launch(options, program, log) };
    parts.set(options.name, part);
    await ready(part);
    watch(part);
  }

  function launch(options: PartOptions, program: Program, log: WriteStream): ChildProcess {
    // A process group of its own: Ctrl-C reaches the supervisor alone, which then ends the parts in order.
    const child = spawn(process.execPath, program.nodeArguments(), {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    if (options.onLine) createInterface({ input: child.stdout! }).on('line', options.onLine);
    writeFileSync(join(runDir, `${options.name}.pid`), `${child.pid}\n`);
    return child;
  }

  function watch(part: RunningPart): void {
    const startedAt = Date.now();
    part.child.once('exit', (code, signal) => {
      if (stopping) return;
      if (Date.now() - startedAt > STABLE_AFTER_MS) part.restarts = 0;
      const delay = backoff(++part.restarts, { first: FIRST_RESTART_DELAY, max: MAX_RESTART_DELAY_MS });
      say(`${part.options.name} ended (${signal ?? code}); starting it again in ${delay / 1000} s`);
      setTimeout(() => {
        if (stopping) return;
        part.child = launch(part.options, part.program, part.log);
        watch(part);
      }, delay);
    });
  }

  async function ready({ options, child }: RunningPart): Promise<void> {
    const errors: string[] = [];
    child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
    const failed = new Promise<never>((_, reject) =>
      child.once('exit', () =>
        reject(
          new Problem(
            lastLine(errors) ?? `${options.name} did not start: see ${join(logDir, `${options.name}.log`)}`,
          ),
        ),
      ),
    );
    // Only the race below may turn this into an error.
    failed.catch(() => undefined);
    const answered = options.readyUrl
      ? untilAnswers(options.readyUrl, child)
      : untilPrints(child, options.readyLine ?? /ready/i);
    const late = new Promise<never>((_, reject) =>
      setTimeout(
        () =>
          reject(
            new Problem(
              `${options.name} was not ready within ${READY_TIMEOUT / 1000} s: see its log in ${logDir}`,
            ),
          ),
        READY_TIMEOUT,
      ).unref(),
    );
    late.catch(() => undefined);
    await Promise.race([answered, failed, late]);
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearInterval(use);
    // Last started, first ended: the database outlives everything that writes to it.
    for (const part of [...parts.values()].reverse()) await end(part);
    parts.clear();
  }

  async function end({ child, options, log }: RunningPart): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      await gone;
      clearTimeout(force);
    }
    log.end();
    rmSync(join(runDir, `${options.name}.pid`), { force: true });
  }

  return { start, stop };
}

export type Supervisor = ReturnType<typeof createSupervisor>;

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  // The process is gone: its exit is what gets reported, and this must not win the race.
  return new Promise(() => undefined);
}

/** Asked some hundred times during a start, mostly where nobody listens yet: `fetch` would take more time than some parts. */
function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 2000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

function untilPrints(child: ChildProcess, line: RegExp): Promise<void> {
  return new Promise((resolve) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-4000);
      if (line.test(text)) resolve();
    });
  });
}

const lastLine = (chunks: string[]) => chunks.join('').trim().split('\n').at(-1) || undefined;
