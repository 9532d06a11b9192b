import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Chunk, type Compilation, type Module } from 'webpack';
import { describeBuild } from '../webpack/buildRecord';
import { webpackConfig } from '../webpack/config';
import { EXPOSED_CHUNK } from '../webpack/federation';

/**
 * What the first visit to Home loads, by script and by module: `node --import tsx infra/bench/scripts.ts [modules]`. Brotli,
 * without the headers; a module's share of a script is that of its own source, compressed alone.
 */
const root = resolve(import.meta.dirname, '../..');
const listed = Number(process.argv[2] ?? 30);
const FIRST: Record<string, readonly string[]> = {
  shell: ['main'],
  'mfe-learning': ['mfe-learning', EXPOSED_CHUNK],
};

interface Part {
  script: string;
  name: string;
  weight: number;
  bytes: number;
}

const build = (app: string, outputPath: string) =>
  new Promise<Compilation>((done, fail) => {
    // The builds' own cache stays theirs.
    const compiler = webpack({ ...webpackConfig({ root, app, outputPath, cacheVersion: '' }), cache: false });
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || !stats || stats.hasErrors()
          ? fail(error ?? new Error(stats?.toString('errors-only')))
          : done(stats.compilation),
      ),
    );
  });

function partsOf(compilation: Compilation, chunk: Chunk, script: string, bytes: number): Part[] {
  const modules = flat([...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  const parts = modules
    .filter(({ type }) => type.startsWith('javascript'))
    .map((module) => {
      const source = module.originalSource()?.source() ?? '';
      return { script, name: nameOf(module), weight: brotliCompressSync(source).length, bytes: 0 };
    });
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.map((part) => ({ ...part, bytes: (bytes * part.weight) / whole }));
}

/** Modules that were joined into one count by themselves. */
const flat = (modules: readonly Module[]): Module[] =>
  modules.flatMap((module) => ('modules' in module ? (module.modules as Module[]) : [module]));

const nameOf = (module: Module) => relative(root, module.nameForCondition() ?? '') || module.type;

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7);

const parts: Part[] = [];
let sum = 0;
for (const [app, chunks] of Object.entries(FIRST)) {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-scripts-'));
  try {
    const compilation = await build(app, folder);
    const { files } = describeBuild(folder, { app, entry: '', exposes: {}, manifest: null });
    for (const chunk of compilation.chunks) {
      if (!chunks.includes(chunk.name ?? '')) continue;
      const [file = ''] = [...chunk.files].filter((name) => name.endsWith('.js'));
      const bytes = files[file]?.brotli ?? 0;
      console.log(`${kilobytes(bytes)} KB  ${app}/${file}, ${bytes} bytes`);
      sum += bytes;
      parts.push(...partsOf(compilation, chunk, `${app}/${chunk.name}`, bytes));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(`${kilobytes(sum)} KB  in all, ${sum} bytes\n`);
for (const { script, name, bytes } of parts.sort((a, b) => b.bytes - a.bytes).slice(0, listed))
  console.log(`${kilobytes(bytes)} KB  ${script}  ${name}`);
