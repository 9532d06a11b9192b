import { join } from 'node:path';
import webpack from 'webpack';
import { liveConfig } from './liveConfig';
import { liveSettings } from './liveSettings';
import { writeRecord } from './serveShell';

// The shell for areas that are live beside it: with the React that can refresh, built once.
const root = process.cwd();
const outputPath = join(root, '.cache/dev/shell');
const compiler = webpack(
  liveConfig({ root, app: 'shell', outputPath, cacheVersion: liveSettings(root), isLive: false }),
)!;
compiler.run((error, stats) => {
  if (error || !stats || stats.hasErrors()) {
    process.stderr.write(`${error?.message ?? stats?.toString('errors-only')}\n`);
    process.exitCode = 1;
  } else writeRecord(stats);
  compiler.close(() => undefined);
});
