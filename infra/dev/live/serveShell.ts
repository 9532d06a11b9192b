import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Stats } from 'webpack';
import { describeBuild } from '../../webpack/buildRecord';
import { DEV_SHELL } from './devShell';
import type { LiveOrder } from './liveOrder';
import { startServer } from './serverOptions';

/** Open pages come first: only those that are loaded anew read the record, and what it named before is still there. */
const UPDATES_FIRST_MS = 300;

/** The shell, written to where the server of its pages finds it, and followed by the pages that have it open. */
export async function serveShell(compiler: Compiler, order: LiveOrder): Promise<void> {
  // What lies there from now on is no shell for areas beside it.
  rmSync(DEV_SHELL.memory, { force: true });
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;
  compiler.hooks.done.tap('described', (stats) => {
    if (stats.hasErrors()) return;
    clearTimeout(timer);
    if (isFirst) writeRecord(stats);
    else timer = setTimeout(() => writeRecord(stats), UPDATES_FIRST_MS);
    isFirst = false;
  });
  const server = await startServer(compiler, order, { devMiddleware: { writeToDisk: true } });
  await new Promise<void>((resolve) => server.middleware!.waitUntilValid(() => resolve()));
}

export function writeRecord({ compilation }: Stats): void {
  const folder = compilation.outputOptions.path!;
  const record = describeBuild(folder, { app: 'shell', entry: 'main.js', exposes: {}, manifest: null });
  writeFileSync(join(folder, 'build.json'), JSON.stringify(record));
}
