import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import webpack, { type Chunk, type Compilation, type Module } from 'webpack';
import { describeBuild } from '../webpack/buildRecord';
import { webpackConfig } from '../webpack/config';
import { EXPOSED_CHUNK } from '../webpack/federation';
import { SHARED_CODE } from '../webpack/shared';
import { REMOTES } from '../start/ports';

/**
 * What shared parts cost each remote: `node --import tsx infra/bench/shared.ts [remote...]`. Of what a member loads for an
 * area: shared libraries that the page has already, parts of ours compiled into it, and parts that are in more than
 * one of its scripts. Brotli; a module's share of a script is its share of the source.
 */
const root = resolve(import.meta.dirname, '../..');
const OURS = /^(shared-ui|shell[\\/]contract)[\\/]/;

interface Costs {
  begin: number;
  librariesAgain: number;
  ours: number;
  twice: number;
}

function weigh(compilation: Compilation, folder: string, app: string): Costs {
  const { files } = describeBuild(folder, { app, entry: '', exposes: {}, manifest: null });
  const group = compilation.namedChunkGroups.get(EXPOSED_CHUNK)!;
  const inArea = [...below(group.chunks)].filter((chunk) => chunk.name !== 'libraries');
  const costs: Costs = { begin: 0, librariesAgain: 0, ours: 0, twice: 0 };
  const seen = new Set<string>();
  for (const chunk of inArea) {
    const [file] = [...chunk.files].filter((name) => name.endsWith('.js'));
    const bytes = files[file ?? '']?.brotli ?? 0;
    const modules = flat([...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
    const source = modules.reduce((sum, module) => sum + module.size(), 0) || 1;
    if (group.chunks.includes(chunk)) costs.begin += bytes;
    for (const module of modules) {
      const name = module.nameForCondition() ?? '';
      const share = (bytes * module.size()) / source;
      if (SHARED_CODE.test(name)) costs.librariesAgain += share;
      if (!OURS.test(relative(root, name))) continue;
      if (seen.has(name)) costs.twice += share;
      else costs.ours += share;
      seen.add(name);
    }
  }
  return costs;
}

/** The chunks that begin an area, and those it loads later. */
function below(chunks: readonly Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of chunks) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    below([...chunk.getAllAsyncChunks()], found);
  }
  return found;
}

/** Modules that were joined into one count by themselves. */
const flat = (modules: readonly Module[]): Module[] =>
  modules.flatMap((module) => ('modules' in module ? (module.modules as Module[]) : [module]));

const build = (app: string, outputPath: string) =>
  new Promise<Compilation>((done, fail) => {
    const compiler = webpack({
      ...webpackConfig({ root, app, outputPath, cacheVersion: '' }),
      // The builds' own cache stays theirs.
      cache: false,
    });
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || !stats ? fail(error ?? new Error('No result.')) : done(stats.compilation),
      ),
    );
  });

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);

function report(app: string, { begin, librariesAgain, ours, twice }: Costs): void {
  console.log(
    `${app.padEnd(20)} begins with ${kilobytes(begin)}, of ours ${kilobytes(ours)}, libraries again ${kilobytes(librariesAgain)}, in two scripts ${kilobytes(twice)}`,
  );
}

for (const app of process.argv.length > 2 ? process.argv.slice(2) : REMOTES) {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-shared-'));
  try {
    const compilation = await build(app, folder);
    report(app, weigh(compilation, folder, app));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
