import { spawn } from 'node:child_process';
import { Problem } from './problem';
import { fromSource, type PrepareProgram } from './program';

interface ScriptOptions {
  env?: Record<string, string>;
  onLine?: (line: string) => void;
  /** Said above its errors. */
  failure: string;
  prepare?: PrepareProgram;
  /** Sent by the script when all that is waited for has been done, and it may go on with something else. */
  doneMessage?: string;
}

/** Runs one of our scripts to its end, passing on what it prints line by line. */
export async function runScript(
  entry: string,
  args: string[],
  { env = {}, onLine = () => undefined, failure, prepare = fromSource, doneMessage }: ScriptOptions,
): Promise<void> {
  const program = await prepare(entry);
  const child = spawn(process.execPath, [...program.nodeArguments(), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const errors: string[] = [];
  child.stdout
    ?.setEncoding('utf8')
    .on('data', (text: string) => text.split('\n').filter(Boolean).forEach(onLine));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  running.add(child);
  return new Promise((resolve, reject) => {
    child.on('message', (message) => message === doneMessage && resolve());
    child.once('close', (code) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Problem(`${failure}\n${errors.join('').trim()}`));
    });
  });
}

const running = new Set<ReturnType<typeof spawn>>();

/** Ends scripts that are still at work. */
export const stopScripts = () => running.forEach((child) => child.kill('SIGTERM'));
