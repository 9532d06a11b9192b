import { posix } from 'node:path';
import { moduleNames } from './moduleNames';
import type { Modules } from './modules';

export interface ReachableModules {
  /** Texts by file, relative to the repository's root. */
  files: ReadonlyMap<string, string>;
  /** Imported packages. */
  names: ReadonlySet<string>;
}

/** The transitive imports of modules or declarations. @throws Error for an import without a source */
export function reach(modules: Modules, entries: readonly string[]): ReachableModules {
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

/** Resolves a relative import; in a declaration, `./entry.js` is the declaration of that module. */
function beside(file: string, name: string): string {
  const path = posix.join(posix.dirname(file), name);
  return file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path;
}
