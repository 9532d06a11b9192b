import { builtinModules } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '../webpack/shared';

/**
 * Whether production finds a library where a compiled program looks: at the root, as a dependency of a workspace and not for
 * development only.
 *
 * @param specifier as it is imported
 * @param file that it leads to here
 */
export function isInstalled(root: string, specifier: string, file: string): boolean {
  const name = packageOf(specifier);
  if (builtinModules.includes(name)) return true;
  const atRoot = join(root, 'node_modules', name);
  return file.startsWith(`${atRoot}/`) && lockFile(root).needed.has(name);
}

/** Whether a workspace names it, or the library that it is a file of, as one of those that it needs to run. */
export const isNamed = (root: string, specifier: string): boolean =>
  lockFile(root).named.has(packageOf(specifier));

interface Locked {
  dependencies?: Record<string, string>;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

let known: { root: string; needed: ReadonlySet<string>; named: ReadonlySet<string> } | undefined;

const IN_A_FOLDER = 'node_modules/';

/** Of what production installs at the root: all that is needed, and what workspaces name themselves. */
function lockFile(root: string) {
  if (known?.root === root) return known;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const all = Object.entries(packages);
  const needed = all
    .filter(
      ([path, { dev, devOptional, link }]) => path.startsWith(IN_A_FOLDER) && !dev && !devOptional && !link,
    )
    .map(([path]) => path.slice(IN_A_FOLDER.length));
  const named = all
    .filter(([path]) => !path.includes(IN_A_FOLDER))
    .flatMap(([, { dependencies = {} }]) => Object.keys(dependencies))
    .filter((name) => needed.includes(name));
  known = { root, needed: new Set(needed), named: new Set(named) };
  return known;
}
