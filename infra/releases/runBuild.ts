import { spawn } from 'node:child_process';
import { RegistryProblem } from '@athenaeum/registry';

/**
 * Builds one remote with the product's own scripts, after a type check; their output is shown only when they fail. The
 * supergraph is compared and never written: a gateway that watches the file would switch to it at once.
 */
export async function runBuild(name: string): Promise<void> {
  await run(name, ['infra/codegen/codegen.ts', '--check']);
  await run(name, ['infra/webpack/build.ts', name]);
}

function run(name: string, script: string[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve();
      reject(new RegistryProblem(`${name} could not be built:\n${Buffer.concat(output).toString().trim()}`));
    });
  });
}
