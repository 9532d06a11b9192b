import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapeRegExp } from '@athenaeum/common/escaping';
import type { Plugin } from 'esbuild';

/**
 * Options by which a bundle for this machine loads libraries from where they are installed, in the version that each importer resolves.
 *
 * @param isLeft which of them; all without it
 */
export function leaveLibraries(
  root: string,
  isLeft: (name: string) => boolean = () => true,
): { external: string[]; plugin: Plugin } {
  const { rootOnly, ownVersions } = installedLibraries(root);
  return {
    external: rootOnly.filter(isLeft),
    plugin: externalizeOwnVersions(root, ownVersions.filter(isLeft)),
  };
}

/** Packages that are installed at the root only, and those of which a workspace or another library has its own version. */
function installedLibraries(root: string): { rootOnly: string[]; ownVersions: string[] } {
  const common = librariesIn(join(root, 'node_modules'));
  const havingOwn = [...workspacesOf(root), ...common.map((name) => join('node_modules', name))];
  const own = new Set(havingOwn.flatMap((folder) => librariesIn(join(root, folder, 'node_modules'))));
  return { rootOnly: common.filter((name) => !own.has(name)), ownVersions: [...own] };
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
