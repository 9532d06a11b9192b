import { createServer } from 'node:net';
import { join } from 'node:path';
import webpack from 'webpack';
import { liveConfig } from '../../../dev/live/liveConfig';
import { serveVersions } from '../../../dev/live/serveVersions';
import { reportProblems } from '../../../dev/live/reportProblems';
import { checkHostShell, overrideLink } from '../../../dev/hostShell';
import { readManifest } from '../../../webpack/compile';
import { contractOfSource } from '../../../webpack/contractBuild';
import { areaName } from '../areaName';
import { settingsOf } from '../buildRemote';
import { BuildProblem } from '../problem';
import type { DevArguments } from './devArguments';
import { followOperations } from './followOperations';
import { followTypes } from './followTypes';
import { readyLines } from './readyLines';

type Say = (line: string) => void;

/**
 * Serves the area in `root` from its sources to the shell of another installation; resolves once it is ready, and goes on until
 * the process ends.
 *
 * @throws BuildProblem when the shell could not show it
 */
export async function runDev(root: string, { against, port }: DevArguments, say: Say): Promise<void> {
  const startedAt = Date.now();
  const area = await areaName(root);
  await assertFree(port);
  const elsewhere = await checkHostShell(against, area);
  if ('problem' in elsewhere) throw new BuildProblem(elsewhere.problem);
  await followOperations(root, say);
  await compileAndServe(root, { area, against, port }, say);
  const manifest = await readManifest(root, area, contractOfSource);
  readyLines({
    area,
    against,
    port,
    link: overrideLink(against, { area, port }),
    path: manifest?.pages[0]?.path ?? '/',
    isNew: !elsewhere.knowsArea,
    seconds: (Date.now() - startedAt) / 1000,
  }).forEach(say);
  followTypes(root, say);
}

async function compileAndServe(
  root: string,
  { area, against, port }: DevArguments & { area: string },
  say: Say,
): Promise<void> {
  const compiler = webpack(
    liveConfig({
      root,
      app: area,
      outputPath: join(root, '.cache/dev', area),
      cacheVersion: settingsOf(root),
      isLive: true,
      bringsLibraries: true,
    }),
  )!;
  reportProblems(compiler, area, say);
  await serveVersions(
    compiler,
    { root, app: area, port, against, say },
    {
      // There is no standalone page: the shell shows it.
      page: (page) =>
        void page.get('/', (_request, response) => response.redirect(overrideLink(against, { area, port }))),
    },
  );
}

function assertFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new BuildProblem(`Port ${port} is in use: stop what uses it, or choose another with --port.`)),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
