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
  return file.startsWith(`${atRoot}/`) && needed(root).has(name);
}

let known: { root: string; names: ReadonlySet<string> } | undefined;

function needed(root: string): ReadonlySet<string> {
  if (known?.root === root) return known.names;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>;
  };
  const names = Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, link }]) =>
        path.startsWith('node_modules/') && !dev && !devOptional && !link,
    )
    .map(([path]) => path.slice('node_modules/'.length));
  known = { root, names: new Set(names) };
  return known.names;
}
