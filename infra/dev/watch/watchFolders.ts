import { type FSWatcher, watch } from 'node:fs';
import { join, sep } from 'node:path';

/** What an editor writes in several steps is one change. */
const SETTLED_AFTER = 40;

interface Watched {
  /** Folders, from the root. */
  folders: readonly string[];
  concerns(file: string): boolean;
  /** Files from the root, each once. */
  changed(files: readonly string[]): void;
}

/** Tells of files that were written in some folders. Answers what ends it. */
export function watchFolders(root: string, { folders, concerns, changed }: Watched): () => void {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      const file = name && join(folder, name).replaceAll(sep, '/');
      if (!file || !concerns(file)) return;
      files.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        changed([...files]);
        files.clear();
      }, SETTLED_AFTER);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
