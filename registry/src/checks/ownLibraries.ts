import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedLibrary } from '../entry';

/**
 * Shared libraries that an area has in its own `node_modules`, with their versions: its code was written for those, while its
 * build declares the versions of the root.
 */
export function ownLibraries(
  source: string,
  shared: readonly SharedLibrary[],
): { name: string; version: string }[] {
  const names = new Set(shared.map(({ name }) => packageOf(name)));
  return [...names].flatMap((name) => {
    const file = join(source, 'node_modules', name, 'package.json');
    if (!existsSync(file)) return [];
    const { version = 'of no version' } = JSON.parse(readFileSync(file, 'utf8')) as { version?: string };
    return [{ name, version }];
  });
}

/** The package of a specifier: `react-dom` of `react-dom/client`. */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
