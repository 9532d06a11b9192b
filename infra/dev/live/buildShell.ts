import { join } from 'node:path';
import webpack from 'webpack';
import { sourcesOf } from '../../webpack/compilation';
import { rememberInputs } from '../../webpack/freshness';
import { buildWorker } from './buildWorker';
import { DEV_SHELL } from './devShell';
import { liveConfig } from './liveConfig';
import { liveSettings } from './liveSettings';
import { writeRecord } from './serveShell';

// The shell for live areas: with a React that supports Fast Refresh, built once.
const root = process.cwd();
const settings = liveSettings(root);
const outputPath = join(root, DEV_SHELL.folder);
const worker = await buildWorker(root, settings);
const compiler = webpack(
  liveConfig({ root, app: 'shell', outputPath, cacheVersion: settings, isLive: false }),
)!;
compiler.run((error, stats) => {
  if (error || !stats || stats.hasErrors()) {
    process.stderr.write(`${error?.message ?? stats?.toString('errors-only')}\n`);
    process.exitCode = 1;
  } else {
    writeRecord(stats);
    const sources = [stats, worker].flatMap(({ compilation }) => sourcesOf(root, compilation));
    rememberInputs(root, 'shell', settings, [...new Set(sources)], DEV_SHELL);
  }
  compiler.close(() => undefined);
});
