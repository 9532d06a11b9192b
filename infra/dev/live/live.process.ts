import { join } from 'node:path';
import webpack from 'webpack';
import { buildRuntimeScript } from './buildRuntimeScript';
import { liveConfig } from './liveConfig';
import { liveSettings } from './liveSettings';
import { liveOrder } from './liveOrder';
import { serveRemote } from './serveRemote';
import { serveShell } from './serveShell';
import { reportProblems } from './reportProblems';

// One app from its sources, served to the pages that have it open.
process.umask(0o077);
const order = liveOrder();
const root = process.cwd();
const { app } = order;
const config = liveConfig({
  root,
  app,
  outputPath: join(root, '.cache/dev', app),
  cacheVersion: liveSettings(root),
  isLive: true,
  bringsLibraries: order.against !== undefined,
});
const compiler = webpack(config)!;

reportProblems(compiler, app, (line) => void process.stdout.write(`> ${line}\n`));

try {
  await (app === 'shell'
    ? serveShell(compiler, order)
    : serveRemote(compiler, order, await buildRuntimeScript(root, app)));
  process.stdout.write('live\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
