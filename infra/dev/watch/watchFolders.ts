import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';

/** Several writes of an editor are one change. */
const DEBOUNCE_MS = 40;
const IGNORED_FOLDERS = /[\\/](node_modules|dist|\.git)([\\/]|$)/;

interface Watched {
  /** Folders, from the root. */
  folders: readonly string[];
  concerns(file: string): boolean;
  /** Files from the root, each once. */
  changed(files: readonly string[]): void;
}

/** Watches folders from when it resolves on; returns the function that ends it. */
export async function watchFolders(
  root: string,
  { folders, concerns, changed }: Watched,
): Promise<() => void> {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(
    folders.map((folder) => join(root, folder)),
    { ignoreInitial: true, ignored: (path) => IGNORED_FOLDERS.test(relative(root, path)) },
  );
  watcher.on('all', (_event, path) => {
    const file = relative(root, path).replaceAll(sep, '/');
    if (!concerns(file)) return;
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      changed([...files]);
      files.clear();
    }, DEBOUNCE_MS);
  });
  await new Promise<void>((resolve, reject) => watcher.once('ready', resolve).once('error', reject));
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
