import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeRegExp } from '@athenaeum/common/escaping';
import { type BuildFailure, type BuildOptions, context, type Metafile, type Plugin, stop } from 'esbuild';

/** A server's own code as few files: to load its thousand modules one by one takes longer than all else of its start. */
export interface ServerBundle {
  /** What is run. */
  entry: string;
  /** What that takes longest to load, and which does nothing yet. */
  parts: string;
  /** What may be done before the sources are known that will be run. */
  ahead: string;
  /** A process that waits to run it. */
  spare: string;
  /** A list, as JSON, of the libraries that it imports. */
  libraries: string;
  /** Makes it of the sources as they are. Answers what is wrong with them; then the bundle stays as it was. */
  renew(): Promise<string | null>;
  close(): Promise<void>;
}

const SPARE = join(import.meta.dirname, 'spare.process.ts');

export interface Sources {
  entry: string;
  parts: string;
  /** A process that has run it keeps what came of it as long as nothing that it is made of changes. */
  ahead: string;
}

/** Of sources by their paths from the root. Lies in `folder`, which is emptied. */
export async function createServerBundle(
  root: string,
  { entry, parts, ahead }: Sources,
  folder: string,
): Promise<ServerBundle> {
  rmSync(folder, { recursive: true, force: true });
  const { everywhere, ownOnes } = installedLibraries(root);
  const options: BuildOptions = {
    absWorkingDir: root,
    entryPoints: { server: entry, parts, ahead, spare: SPARE },
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
    external: everywhere,
  };
  const placed = createPlaced(root);
  const open = () =>
    context({
      ...options,
      plugins: [librariesOfTheirOwn(root, ownOnes), modulesKnowWhereTheyLie(placed.files)],
    });
  let bundler = await open();

  async function rebuild() {
    const made = await bundler.rebuild();
    if (!placed.hasMore(made.metafile!)) return made;
    // Rare: which files a plugin is asked about is said once, and asking about all takes half as long as all else.
    await bundler.dispose();
    bundler = await open();
    return bundler.rebuild();
  }

  const libraries = join(folder, 'libraries.json');
  return {
    entry: join(folder, 'server.mjs'),
    parts: join(folder, 'parts.mjs'),
    ahead: join(folder, 'ahead.mjs'),
    spare: join(folder, 'spare.mjs'),
    libraries,
    async renew() {
      try {
        const { metafile, outputFiles } = await rebuild();
        mkdirSync(folder, { recursive: true });
        for (const { path, contents } of outputFiles!) writeFileSync(path, contents);
        writeFileSync(libraries, JSON.stringify(librariesOf(metafile!)));
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

/** Packages that are found from everywhere, and those of which a package of ours has one of its own. */
function installedLibraries(root: string): { everywhere: string[]; ownOnes: string[] } {
  const common = librariesIn(join(root, 'node_modules'));
  const own = new Set(
    workspacesOf(root).flatMap((folder) => librariesIn(join(root, folder, 'node_modules'))),
  );
  return { everywhere: common.filter((name) => !own.has(name)), ownOnes: [...own] };
}

function workspacesOf(root: string): string[] {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { workspaces?: string[] }).workspaces ?? [];
}

function librariesIn(folder: string, scope = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== '@athenaeum')
    .flatMap((name) => (name.startsWith('@') ? librariesIn(join(folder, name), `${name}/`) : [scope + name]));
}

/** Each stays outside as the one that its importer finds, which from the bundle would be another. */
const librariesOfTheirOwn = (root: string, names: readonly string[]): Plugin => ({
  name: 'libraries-of-their-own',
  setup({ onResolve, resolve }) {
    if (names.length === 0) return;
    const filter = new RegExp(`^(${names.map(escapeRegExp).join('|')})(/|$)`);
    onResolve({ filter }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === LOOKED_UP || kind === 'entry-point') return undefined;
      if (!bringsItsOwn(root, importer, path)) return { path, external: true };
      const own = await resolve(path, { kind, importer, resolveDir, pluginData: LOOKED_UP });
      return own.errors.length > 0 ? { errors: own.errors } : { path: own.path, external: true };
    });
  },
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

/** The files of a bundle that ask where they lie. */
function createPlaced(root: string) {
  const lookedAt = new Map<string, number>();
  const files = new Set<string>();
  return {
    files,
    /** Whether some ask for the first time. */
    hasMore({ inputs }: Metafile): boolean {
      const before = files.size;
      for (const input of Object.keys(inputs)) {
        const file = join(root, input);
        const { mtimeMs } = statSync(file);
        if (lookedAt.get(file) === mtimeMs) continue;
        lookedAt.set(file, mtimeMs);
        if (readFileSync(file, 'utf8').includes('import.meta.')) files.add(file);
      }
      return files.size > before;
    },
  };
}

/** In a bundle `import.meta` is that of the bundle. */
const modulesKnowWhereTheyLie = (files: ReadonlySet<string>): Plugin => ({
  name: 'modules-know-where-they-lie',
  setup({ onLoad }) {
    if (files.size === 0) return;
    onLoad({ filter: new RegExp(`^(${[...files].map(escapeRegExp).join('|')})$`) }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.filename', JSON.stringify(path))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'ts' };
    });
  },
});

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
