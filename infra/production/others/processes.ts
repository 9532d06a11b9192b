import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../start/problem';

const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 20_000;
const COMMAND_TIMEOUT_MS = 180_000;

export interface Command {
  program: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  /** Of one that is run to its end; killed after that. */
  timeoutMs?: number;
}

export interface Running {
  /** Whether it ended on SIGTERM within its time; killed otherwise. */
  end(): Promise<boolean>;
}

/** Starts a program with nothing of this shell's environment but PATH, and waits until `isReady`. */
export async function startProgram(
  command: Command,
  { log, isReady }: { log: string; isReady: () => Promise<boolean> },
): Promise<Running> {
  const child = spawned(command);
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(createWriteStream(log, { flags: 'a' }));
  const running = { end: () => end(child) };
  for (const until = Date.now() + START_TIMEOUT_MS; !(await isReady()); await pause(100)) {
    if (child.exitCode === null && child.signalCode === null && Date.now() < until) continue;
    await running.end();
    throw new Problem(`${command.program} did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`);
  }
  return running;
}

/** Runs a program to its end; answers its exit code, null where it took too long, and what it said. */
export async function runProgram(command: Command): Promise<{ code: number | null; said: string }> {
  const child = spawned(command);
  const late = setTimeout(() => child.kill('SIGKILL'), command.timeoutMs ?? COMMAND_TIMEOUT_MS);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(late);
  return { code, said: said.trim() };
}

/** As `runProgram`; throws with what was said unless it ended well. */
export async function mustRun(command: Command): Promise<string> {
  const { code, said } = await runProgram(command);
  if (code === 0) return said;
  throw new Problem(`${command.program} ${command.args.join(' ')} ended with ${code}:\n${said.slice(-2000)}`);
}

/** Whether something listens on a port of this machine. */
export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

function spawned({ program, args, env = {}, cwd }: Command): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(program, args, { env: { PATH, HOME, ...env }, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function end(child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) return true;
  let isKilled = false;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const enough = setTimeout(() => (isKilled = child.kill('SIGKILL')), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(enough);
  return !isKilled;
}
