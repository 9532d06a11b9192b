import { commands } from './commands';
import { must, run, type Outcome } from '../processes/command';

/**
 * A command as its page has it, for a shell.
 *
 * @param given what stands for its placeholders: each has to be in it
 */
export function asWritten(command: string, given: Readonly<Record<string, string>> = {}): string {
  if (!Object.hasOwn(commands, command)) throw new Error(`No page has the command ${command}`);
  return Object.entries(given).reduce((line, [placeholder, value]) => {
    if (!line.includes(placeholder)) throw new Error(`There is no ${placeholder} in ${line}`);
    return line.replaceAll(placeholder, value);
  }, command);
}

type Env = Readonly<Record<string, string | undefined>>;

/** Runs a line as a shell does, at the root of the repository; answers what it printed. Throws unless it ends with 0. */
export const succeeds = (line: string, env: Env = {}): Promise<string> => must(['bash', '-c', line], { env });

/** Runs a line that has to end with 1 and a reason; answers what it said. */
export async function isRefused(line: string, env: Env = {}): Promise<string> {
  const { code, out, error }: Outcome = await run(['bash', '-c', line], { env });
  if (code !== 1) throw new Error(`${line} ended with ${code}: ${(error || out).slice(-1000)}`);
  return error || out;
}
