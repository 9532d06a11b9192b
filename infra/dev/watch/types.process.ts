import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { createPause } from './createPause';
import { reporter } from './typeReport';
import { watchFolders } from './watchFolders';
import { concernsServers, isSource, sourceFolders } from './whatConcerns';

// The compiler watches all sources; it ends with this process, which ends with its parent.
const PROJECTS = ['tsconfig.node.json', 'tsconfig.web.json'];
const LOWEST_PRIORITY = 19;
/**
 * It uses every core for seconds after each edit, and a low priority does not help across process groups (autogroup scheduling):
 * so it is suspended until the edit can be on the screen, or the server is up again.
 */
const SCREEN_PAUSE_MS = 1000;
const SERVER_PAUSE_MS = 2000;

const compiler = await compilerHere();
const compilers = PROJECTS.map((project) => {
  const child = spawn(compiler, ['-p', project, '--watch', '--preserveWatchOutput', '--pretty', 'false'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.pid) setPriority(child.pid, LOWEST_PRIORITY);
  const report = reporter((line) => process.stdout.write(`> ${line}\n`));
  createInterface({ input: child.stdout }).on('line', report);
  return child;
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit());
process.once('exit', () => compilers.forEach((child) => child.kill('SIGKILL')));
const root = process.cwd();
const pause = createPause(compilers);
await watchFolders(root, {
  folders: sourceFolders(root),
  concerns: isSource,
  changed: (files) => pause.suspend(files.some(concernsServers) ? SERVER_PAUSE_MS : SCREEN_PAUSE_MS),
});
process.stdout.write('watching\n');

/** The compiler's own path: ending the script in `.bin` would not end the compiler. */
async function compilerHere(): Promise<string> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const home = dirname(resolve('typescript-native/package.json'));
  const { default: getExePath } = (await import(pathToFileURL(join(home, 'lib/getExePath.js')).href)) as {
    default: () => string;
  };
  return getExePath();
}
