import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { copyOfRepository } from './copyOfRepository';

const run = promisify(execFile);

export interface TriedCopy {
  folder: string;
  /** Runs Node in the copy and answers what it printed; rejects with all of that when it fails. */
  node(...args: string[]): Promise<string>;
  generate(...args: string[]): Promise<string>;
  remove(): void;
}

/** A copy of the repository in which things can be generated and tried. */
export function tryGenerators(root: string, env: NodeJS.ProcessEnv = process.env): TriedCopy {
  const folder = copyOfRepository(root);
  const node = async (...args: string[]) => {
    try {
      return (await run(process.execPath, args, { cwd: folder, env })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${stdout}\n${stderr}`, { cause: error });
    }
  };
  return {
    folder,
    node,
    generate: (...args) => node('--import', 'tsx', 'infra/generators/new.ts', ...args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** One of each kind, and the types of the graph that they are part of; rejects when the schema does not compose. */
export async function generateOneOfEach({ node, generate }: TriedCopy): Promise<void> {
  await generate('feature', 'mfe-opportunities', 'shareOpportunity');
  await generate('aggregate', 'content', 'readingNote');
  await generate('element', 'QuietNote');
  await generate('remote', 'mentoring');
  await node('--import', 'tsx', 'infra/codegen/codegen.ts');
}
