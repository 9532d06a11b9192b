import { spawn } from 'node:child_process';
import { Problem } from '../start/problem';

export interface Outcome {
  code: number | null;
  out: string;
  error: string;
}

interface CommandOptions {
  isShown?: boolean;
  input?: string;
  /** Where it runs; here by default. */
  folder?: string;
  /** Beside that of this process. */
  env?: Readonly<Record<string, string | undefined>>;
}

/** Runs a command to its end; what it says is kept, and shown as well with `isShown`. */
export function run(
  [program = '', ...args]: readonly string[],
  { isShown = false, input, folder, env = {} }: CommandOptions = {},
): Promise<Outcome> {
  const child = spawn(program, args, {
    ...(folder && { cwd: folder }),
    env: { ...process.env, ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(input);
  const said = { out: '', error: '' };
  child.stdout!.on('data', (chunk: Buffer) => {
    said.out += String(chunk);
    if (isShown) process.stdout.write(chunk);
  });
  child.stderr!.on('data', (chunk: Buffer) => {
    said.error += String(chunk);
    if (isShown) process.stderr.write(chunk);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, out: said.out, error: error.message }));
    child.once('close', (code) => resolve({ code, ...said }));
  });
}

/** @throws Problem with the very command that failed, and its last words */
export async function must(command: readonly string[], options: CommandOptions = {}): Promise<string> {
  const { code, out, error } = await run(command, options);
  if (code !== 0)
    throw new Problem(
      `Refused (${code}): ${command.join(' ').slice(0, 2000)}\n${(error || out).trim().slice(-3000)}`,
    );
  return out.trim();
}
