import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { copyOfRepository } from './copyOfRepository';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

export interface TriedCopy {
  folder: string;
  /** Runs Node in the copy and answers what it printed; rejects with all of that when it fails. */
  node(...args: string[]): Promise<string>;
  /** One of each kind (`EXAMPLES`); answers the files that were written, from the root of the copy. */
  generate(): Promise<string[]>;
  remove(): void;
}

/** A copy of the repository in which things can be generated and tried. */
export function tryGenerators(root: string, env: NodeJS.ProcessEnv = process.env): TriedCopy {
  const folder = copyOfRepository(root);
  const node = async (...args: string[]) => {
    try {
      return (await run(process.execPath, args, { cwd: folder, env, maxBuffer: MAX_OUTPUT_BYTES })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${stdout}\n${stderr}`, { cause: error });
    }
  };
  return {
    folder,
    node,
    async generate() {
      const told = await node('--import', 'tsx', 'infra/generators/testing/generate.process.ts');
      return told.trim().split('\n');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
