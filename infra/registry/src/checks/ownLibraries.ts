import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedLibrary } from '../entry';

/**
 * Libraries of the page that an area has in a `node_modules` of its own, and their versions there: its code was written for
 * them, though its build declares those of the root, whatever it has come with.
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

/** `react-dom` of `react-dom/client`. */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
