import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Stats } from 'webpack';
import { describeBuild } from '../../webpack/buildRecord';
import { DEV_SHELL } from './devShell';
import type { LiveOrder } from './liveOrder';
import { startServer } from './serverOptions';

/** The shell, written to where the server of its pages finds it, and followed by the pages that have it open. */
export async function serveShell(compiler: Compiler, order: LiveOrder): Promise<void> {
  // What lies there from now on is no shell for areas beside it.
  rmSync(DEV_SHELL.memory, { force: true });
  compiler.hooks.done.tap('described', (stats) => {
    if (!stats.hasErrors()) writeRecord(stats);
  });
  const server = await startServer(compiler, order, { devMiddleware: { writeToDisk: true } });
  await new Promise<void>((resolve) => server.middleware!.waitUntilValid(() => resolve()));
}

export function writeRecord({ compilation }: Stats): void {
  const folder = compilation.outputOptions.path!;
  const record = describeBuild(folder, { app: 'shell', entry: 'main.js', exposes: {}, manifest: null });
  writeFileSync(join(folder, 'build.json'), JSON.stringify(record));
}
