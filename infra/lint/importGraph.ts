import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** By file, from the root: the files of ours that are loaded when it is. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Not sources: what is installed, built or generated. */
const LEFT_OUT = /^(node_modules|dist|__generated__|\..*)$/;
/** `import type` is gone when code runs; `import { type A }` still loads the file (`verbatimModuleSyntax`). */
const STATEMENT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

/**
 * All sources below some folders, with what each loads. What a function imports only when it is called is left out.
 *
 * @param doors what packages of ours may be imported as, with the file that it is
 */
export function readImportGraph(
  root: string,
  folders: readonly string[],
  doors: ReadonlyMap<string, string>,
): ImportGraph {
  const files = new Set(folders.flatMap((folder) => sourcesBelow(root, folder)));
  const fileAt = (path: string) =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((one) =>
      files.has(one),
    );
  const resolve = (file: string, specifier: string) =>
    fileAt(
      specifier.startsWith('.')
        ? posix.join(posix.dirname(file), specifier)
        : (doors.get(specifier) ?? specifier),
    );
  return new Map(
    [...files].map((file) => {
      const specifiers = loadedBy(readFileSync(join(root, file), 'utf8'));
      return [file, specifiers.flatMap((specifier) => resolve(file, specifier) ?? [])];
    }),
  );
}

/** What a module loads before its own code runs, as it names it. */
export const loadedBy = (source: string): string[] =>
  [...source.matchAll(STATEMENT)].map(([, specifier]) => specifier!);

/** Groups of files of which each loads all the others (Tarjan's strongly connected components). */
export function cyclesIn(graph: ImportGraph): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): void {
    numbers.set(file, numbers.size);
    lowest.set(file, numbers.get(file)!);
    open.push(file);
    const targets = graph.get(file) ?? [];
    for (const target of targets) {
      if (!numbers.has(target)) visit(target);
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!));
    }
    if (lowest.get(file) !== numbers.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || targets.includes(file)) cycles.push(group);
  }

  for (const file of graph.keys()) if (!numbers.has(file)) visit(file);
  return cycles;
}

function sourcesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => !LEFT_OUT.test(name))
    .flatMap((name) => {
      const path = posix.join(folder, name);
      if (statSync(join(root, path)).isDirectory()) return sourcesBelow(root, path);
      return /(?<!\.d)\.tsx?$/.test(name) ? [path] : [];
    });
}
