import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { readWorkspaces } from '../lint/workspaces';
import { bundleOptions, withLibraries } from './bundleOptions';
import { isInstalled, isNamed } from './isInstalled';

/** Beside the compiled modules: what they read at run time, each file with its path from the root. */
const FILES = 'files';
/** Read by workspaces whose package they are no part of. */
const READ_ELSEWHERE = { 'gateway/graph': ['gateway/supergraph.graphql'] } as const;

export interface Compiled {
  /** Our modules in it, from the root. */
  modules: string[];
  /** Libraries that have to be installed beside it. */
  libraries: string[];
}

/**
 * Compiles a program with everything of ours that it imports into `folder`, as `main.mjs`, with source maps and with the files
 * that its modules read beside themselves. Libraries are left to be installed.
 *
 * @param entry from the root
 * @throws BuildFailure of esbuild
 */
export async function compileServer(root: string, entry: string, folder: string): Promise<Compiled> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    ...bundleOptions(root, folder),
    ...withLibraries,
    entryPoints: { main: entry },
    plugins: [leaveInstalled(root), placeModules(root)],
  });
  const modules = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'));
  copyReadFiles(root, modules, join(folder, FILES));
  return { modules, libraries: [...new Set([...librariesOf(metafile), ...readFrom(root, modules)])].sort() };
}

/** Keeps libraries out that production installs at the root; another version, and what only development has, goes in. */
const leaveInstalled = (root: string): Plugin => ({
  name: 'leave-installed',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === RESOLVED || kind === 'entry-point' || /^(node:|@athenaeum\/)/.test(path))
        return undefined;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: RESOLVED });
      if (found.errors.length > 0 || found.namespace !== 'file') return undefined;
      return isInstalled(root, path, found.path) ? { path, external: true } : undefined;
    });
  },
});

const RESOLVED = 'looked up';

/** Keeps `import.meta` what it says of each module: its place, now among the files beside the compiled ones. */
const placeModules = (root: string): Plugin => ({
  name: 'place-modules',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (path.includes(`${sep}node_modules${sep}`)) return undefined;
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      const place = `./${FILES}/${posixPath(relative(root, path))}`;
      const here = (of: string) => JSON.stringify(of);
      const contents = text
        .replaceAll('import.meta.url', `new URL(${here(place)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${here(posix.dirname(place).slice(1))})`)
        .replaceAll('import.meta.filename', `(import.meta.dirname + ${here(place.slice(1))})`);
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

/** Copies what is no code of the workspaces of these modules. */
function copyReadFiles(root: string, modules: readonly string[], target: string): void {
  const workspaces = readWorkspaces(root).map(({ folder }) => folder);
  const ownerOf = (file: string) =>
    workspaces.filter((folder) => file.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];
  const readers = modules.filter((file) => readFileSync(join(root, file), 'utf8').includes('import.meta.'));
  for (const owner of new Set(readers.map(ownerOf).filter((one) => one !== undefined))) {
    const folders = new Set(
      readers.filter((file) => ownerOf(file) === owner).map((file) => sourceFolder(owner, file)),
    );
    const read = [...folders].flatMap((folder) => dataIn(root, folder));
    for (const file of [`${owner}/package.json`, ...read, ...elsewhere(owner)]) {
      mkdirSync(dirname(join(target, file)), { recursive: true });
      cpSync(join(root, file), join(target, file));
    }
  }
}

const elsewhere = (owner: string): readonly string[] =>
  Object.entries(READ_ELSEWHERE).find(([folder]) => folder === owner)?.[1] ?? [];

/** `subgraphs/users/src`, `shell/server`. */
const sourceFolder = (owner: string, file: string) =>
  `${owner}/${file.slice(owner.length + 1).split('/', 1)[0]}`;

const dataIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(tsx?|md)$/.test(entry.name))
    .map((entry) => posixPath(relative(root, join(entry.parentPath, entry.name))))
    .filter((file) => !/\/(testing|__generated__)\//.test(file));

const librariesOf = ({ outputs }: Metafile): string[] => {
  const imported = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external),
  );
  return [...new Set(imported.map(({ path }) => path).filter((path) => !path.startsWith('node:')))].sort();
};

/** Libraries of which files are read, by a name that Node resolves: what `createRequire` is for in our code. */
function readFrom(root: string, modules: readonly string[]): string[] {
  const texts = modules.map((file) => readFileSync(join(root, file), 'utf8'));
  const quoted = texts
    .filter((text) => text.includes('createRequire('))
    .flatMap((text) =>
      [...text.matchAll(/'((?:@[\w.-]+\/)?[\w.-]+(?:\/[\w./-]+)?)'/g)].map(([, name]) => name!),
    );
  return quoted.filter((name) => isNamed(root, name));
}

const posixPath = (path: string) => path.split(sep).join('/');
