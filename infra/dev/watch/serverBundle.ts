import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildFailure, context, type Metafile, type Plugin, stop } from 'esbuild';

/** A server's own code as few files: to load its thousand modules one by one takes longer than all else of its start. */
export interface ServerBundle {
  /** What is run. */
  entry: string;
  /** What that takes longest to load, and which does nothing yet. */
  parts: string;
  /** A process that waits to run it. */
  spare: string;
  /** A list, as JSON, of the libraries that it imports. */
  libraries: string;
  /** Makes it of the sources as they are. Answers what is wrong with them; then the bundle stays as it was. */
  renew(): Promise<string | null>;
  close(): Promise<void>;
}

const SPARE = join(import.meta.dirname, 'spare.process.ts');
const OURS = /^[./]|^@athenaeum\//;

interface Sources {
  entry: string;
  parts: string;
}

/** Of sources by their paths from the root. Lies in `folder`, which is emptied. */
export async function createServerBundle(
  root: string,
  { entry, parts }: Sources,
  folder: string,
): Promise<ServerBundle> {
  rmSync(folder, { recursive: true, force: true });
  const bundler = await context({
    absWorkingDir: root,
    entryPoints: { server: entry, parts, spare: SPARE },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // What is loaded when it is needed stays so. A process that still runs finds the pieces it was made of.
    splitting: true,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    // Written below: it would remove what an earlier process still has to load.
    write: false,
    logLevel: 'silent',
    plugins: [librariesStayOutside(root), modulesKnowWhereTheyLie],
  });
  const libraries = join(folder, 'libraries.json');
  return {
    entry: join(folder, 'server.mjs'),
    parts: join(folder, 'parts.mjs'),
    spare: join(folder, 'spare.mjs'),
    libraries,
    async renew() {
      try {
        const { metafile, outputFiles } = await bundler.rebuild();
        mkdirSync(folder, { recursive: true });
        for (const { path, contents } of outputFiles) writeFileSync(path, contents);
        writeFileSync(libraries, JSON.stringify(librariesOf(metafile)));
        return null;
      } catch (error) {
        return problemOf(root, error as BuildFailure);
      }
    },
    async close() {
      await bundler.dispose();
      await stop();
    },
  };
}

const librariesStayOutside = (root: string): Plugin => ({
  name: 'libraries-stay-outside',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === LOOKED_UP || kind === 'entry-point' || OURS.test(path)) return undefined;
      if (!bringsItsOwn(root, importer, path)) return { path, external: true };
      const own = await resolve(path, { kind, importer, resolveDir, pluginData: LOOKED_UP });
      return own.errors.length > 0 ? { errors: own.errors } : { path: own.path, external: true };
    }),
});

const LOOKED_UP = 'looked up';

/** Whether the package of the file that imports it has a library in a version of its own, which the bundle would not find. */
function bringsItsOwn(root: string, importer: string, library: string): boolean {
  for (
    let folder = dirname(importer);
    folder !== root && folder !== dirname(folder);
    folder = dirname(folder)
  )
    if (existsSync(join(folder, 'node_modules', library))) return true;
  return false;
}

/** In a bundle `import.meta` is that of the bundle. */
const modulesKnowWhereTheyLie: Plugin = {
  name: 'modules-know-where-they-lie',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.filename', JSON.stringify(path))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'ts' };
    }),
};

/** Those that are loaded as the server starts. */
function librariesOf({ outputs }: Metafile): string[] {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  const outside = imports.filter(
    ({ external, kind, path }) => external && kind === 'import-statement' && !path.startsWith('node:'),
  );
  return [...new Set(outside.map(({ path }) => path))].sort();
}

const problemOf = (root: string, { errors, message }: BuildFailure): string =>
  errors
    ?.map(({ text, location }) =>
      location
        ? `${relative(root, join(root, location.file))}:${location.line}:${location.column + 1}: ${text}\n  ${location.lineText.trim()}`
        : text,
    )
    .join('\n') ?? message;
