import { statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Compilation } from 'webpack';

/** The file of an entry by its name. */
export function scriptOf({ entrypoints }: Compilation, name: string): string {
  const [file] = entrypoints.get(name)?.getEntrypointChunk().files ?? [];
  if (!file) throw new Error(`The build has no entry "${name}".`);
  return file;
}

/** Every file of ours that took part; what is installed is named by the lock file. */
export const sourcesOf = (root: string, { fileDependencies }: Compilation): string[] =>
  [...fileDependencies]
    .map((file) => relative(root, file))
    .filter((file) => !file.startsWith('..') && !file.split(sep).includes('node_modules'))
    .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
