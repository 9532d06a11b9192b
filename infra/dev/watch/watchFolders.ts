import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';

/** What an editor writes in several steps is one change. */
const SETTLED_AFTER = 40;
const NOT_OURS = /[\\/](node_modules|dist|\.git)([\\/]|$)/;

interface Watched {
  /** Folders, from the root. */
  folders: readonly string[];
  concerns(file: string): boolean;
  /** Files from the root, each once. */
  changed(files: readonly string[]): void;
}

/** Tells of files that are written in some folders from when it resolves on. Answers what ends it. */
export async function watchFolders(
  root: string,
  { folders, concerns, changed }: Watched,
): Promise<() => void> {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(
    folders.map((folder) => join(root, folder)),
    { ignoreInitial: true, ignored: (path) => NOT_OURS.test(relative(root, path)) },
  );
  watcher.on('all', (_event, path) => {
    const file = relative(root, path).replaceAll(sep, '/');
    if (!concerns(file)) return;
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      changed([...files]);
      files.clear();
    }, SETTLED_AFTER);
  });
  await new Promise<void>((resolve, reject) => watcher.once('ready', resolve).once('error', reject));
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
