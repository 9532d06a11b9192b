import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Stats } from 'webpack';
import { describeBuild } from '../../webpack/buildRecord';
import { buildWorker } from './buildWorker';
import { DEV_SHELL } from './devShell';
import type { LiveOrder } from './liveOrder';
import { liveSettings } from './liveSettings';
import { startServer } from './serverOptions';

/** Open pages get their update first: only reloaded pages read the record, and the files of the previous one still exist. */
const RECORD_DELAY_MS = 300;

/** Compiles the shell into the folder that its server reads, and sends hot updates to open pages. */
export async function serveShell(compiler: Compiler, order: LiveOrder): Promise<void> {
  // From now on the folder no longer holds the shell for live areas.
  rmSync(DEV_SHELL.memory, { force: true });
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;
  compiler.hooks.done.tap('described', (stats) => {
    if (stats.hasErrors()) return;
    clearTimeout(timer);
    if (isFirst) writeRecord(stats);
    else timer = setTimeout(() => writeRecord(stats), RECORD_DELAY_MS);
    isFirst = false;
  });
  const server = await startServer(compiler, order, { devMiddleware: { writeToDisk: true } });
  await new Promise<void>((resolve) => server.middleware!.waitUntilValid(() => resolve()));
  await buildWorker(process.cwd(), liveSettings(process.cwd()));
}

export function writeRecord({ compilation }: Stats): void {
  const folder = compilation.outputOptions.path!;
  const record = describeBuild(folder, { app: 'shell', entry: 'main.js', exposes: {}, manifest: null });
  writeFileSync(join(folder, 'build.json'), JSON.stringify(record));
}
