import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { reporter } from '../../../dev/watch/typeReport';

/** Below the build of what is on the screen. */
const LOW_PRIORITY = 19;

/** Runs the area's own TypeScript compiler in watch mode and reports its errors; it ends with this process. */
export function followTypes(root: string, say: (line: string) => void): void {
  const compiler = compilerOf(root);
  if (!compiler) return say('Types are not looked at: typescript is not installed.');
  const child = spawn(
    process.execPath,
    [compiler, '--watch', '--preserveWatchOutput', '--pretty', 'false', '--noEmit'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (child.pid) setPriority(child.pid, LOW_PRIORITY);
  createInterface({ input: child.stdout }).on('line', reporter(say));
  process.once('exit', () => child.kill('SIGKILL'));
}

function compilerOf(root: string): string | null {
  try {
    return createRequire(join(root, 'package.json')).resolve('typescript/lib/tsc.js');
  } catch {
    return null;
  }
}
