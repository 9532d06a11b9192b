import { posix } from 'node:path';
import { moduleNames } from './moduleNames';
import type { Modules } from './modules';

export interface Reached {
  /** Texts by file, from the root of the repository. */
  files: ReadonlyMap<string, string>;
  /** What they name that is none of them: other packages. */
  names: ReadonlySet<string>;
}

/** Modules, or their types, with all that comes with them when they are imported. Throws where one names a file that there is not. */
export function reach(modules: Modules, entries: readonly string[]): Reached {
  const files = new Map<string, string>();
  const names = new Set<string>();
  const follow = (file: string): void => {
    if (files.has(file)) return;
    const text = modules(file);
    if (text === undefined) throw new Error(`There is no source of ${file}.`);
    files.set(file, text);
    for (const { name } of moduleNames(text)) {
      if (name.startsWith('.')) follow(beside(file, name));
      else names.add(name);
    }
  };
  entries.forEach(follow);
  return { files, names };
}

/** Types lead to types: `./entry.js` of a declaration is what declares it. */
function beside(file: string, name: string): string {
  const path = posix.join(posix.dirname(file), name);
  return file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path;
}
