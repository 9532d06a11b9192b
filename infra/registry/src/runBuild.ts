import { spawn } from 'node:child_process';
import { RegistryProblem } from './problem';

/** Builds one remote with the product's one build script; its output is shown only when it fails. */
export function runBuild(name: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'infra/webpack/build.ts', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new RegistryProblem(`${name} could not be built:\n${Buffer.concat(output).toString().trim()}`),
          ),
    );
  });
}
