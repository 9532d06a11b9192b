import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeRegExp } from '@athenaeum/common/escaping';
import { type BuildFailure, type BuildOptions, context, type Metafile, type Plugin, stop } from 'esbuild';

/** A server's own code bundled into few files: loading its thousand modules one by one is most of the start time. */
export interface ServerBundle {
  /** The module that starts the server. */
  entry: string;
  /** Modules that take longest to load, without side effects. */
  parts: string;
  /** Work that can be done before the sources of the next start are known. */
  warmUp: string;
  /** The script of a standby process. */
  spare: string;
  /** A JSON file with the names of the imported libraries. */
  libraries: string;
  /** Rebuilds it from the sources. Resolves with their errors, and keeps the previous bundle then; null on success. */
  renew(): Promise<string | null>;
  close(): Promise<void>;
}

const SPARE = join(import.meta.dirname, 'spare.process.ts');

export interface Sources {
  entry: string;
  parts: string;
  /** Its results stay valid in a process as long as its own modules do not change. */
  warmUp: string;
}

/** Bundles sources, given by their paths from the root, into `folder`, which is emptied first. */
export async function createServerBundle(
  root: string,
  { entry, parts, warmUp }: Sources,
  folder: string,
): Promise<ServerBundle> {
  rmSync(folder, { recursive: true, force: true });
  const { everywhere, ownVersions } = installedLibraries(root);
  const options: BuildOptions = {
    absWorkingDir: root,
    entryPoints: { server: entry, parts, warmUp, spare: SPARE },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Keeps dynamic imports. A running process still finds the chunks it was started with.
    splitting: true,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    // Written below: esbuild would remove chunks that a running process still has to load.
    write: false,
    logLevel: 'silent',
    external: everywhere,
  };
  const tracked = trackImportMeta(root);
  const open = () =>
    context({
      ...options,
      plugins: [externalizeOwnVersions(root, ownVersions), injectImportMeta(tracked.files)],
    });
  let bundler = await open();

  async function rebuild() {
    const made = await bundler.rebuild();
    if (!tracked.hasMore(made.metafile!)) return made;
    // Rare: a plugin's filter is fixed once, and one that matches all files adds half of the build time.
    await bundler.dispose();
    bundler = await open();
    return bundler.rebuild();
  }

  const libraries = join(folder, 'libraries.json');
  return {
    entry: join(folder, 'server.mjs'),
    parts: join(folder, 'parts.mjs'),
    warmUp: join(folder, 'warmUp.mjs'),
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

/** Packages that are installed at the root only, and those of which a workspace has its own version. */
function installedLibraries(root: string): { everywhere: string[]; ownVersions: string[] } {
  const common = librariesIn(join(root, 'node_modules'));
  const own = new Set(
    workspacesOf(root).flatMap((folder) => librariesIn(join(root, folder, 'node_modules'))),
  );
  return { everywhere: common.filter((name) => !own.has(name)), ownVersions: [...own] };
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

/** Externalizes libraries by the path that their importer resolves, as the bundle would resolve another version. */
const externalizeOwnVersions = (root: string, names: readonly string[]): Plugin => ({
  name: 'externalize-own-versions',
  setup({ onResolve, resolve }) {
    if (names.length === 0) return;
    const filter = new RegExp(`^(${names.map(escapeRegExp).join('|')})(/|$)`);
    onResolve({ filter }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === RESOLVED || kind === 'entry-point') return undefined;
      if (!hasOwnVersion(root, importer, path)) return { path, external: true };
      const own = await resolve(path, { kind, importer, resolveDir, pluginData: RESOLVED });
      return own.errors.length > 0 ? { errors: own.errors } : { path: own.path, external: true };
    });
  },
});

const RESOLVED = 'looked up';

/** Whether the importer's package has its own version of a library, which the bundle would not resolve. */
function hasOwnVersion(root: string, importer: string, library: string): boolean {
  for (
    let folder = dirname(importer);
    folder !== root && folder !== dirname(folder);
    folder = dirname(folder)
  )
    if (existsSync(join(folder, 'node_modules', library))) return true;
  return false;
}

/** Finds the files of a bundle that use `import.meta`. */
function trackImportMeta(root: string) {
  const lookedAt = new Map<string, number>();
  const files = new Set<string>();
  return {
    files,
    /** Whether there are files that did not use it before. */
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

/** Replaces `import.meta`, which in a bundle would be the bundle's. */
const injectImportMeta = (files: ReadonlySet<string>): Plugin => ({
  name: 'inject-import-meta',
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

/** Libraries that are imported statically. */
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
