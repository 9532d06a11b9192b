/** The service worker, which is built by itself. */
const WORKER = 'sw.js';

/**
 * The latest replaced files of each kind are still served: entries that a page may be about to load, and hot updates that a
 * page which was disconnected has still to apply in order.
 */
const RETAINED = [
  { files: /^(remoteEntry|main)\./, most: 8 },
  { files: /\.hot-update\.js/, most: 400 },
] as const;

/** Returns whether an outdated file is kept. */
export function keepRecent(): (file: string) => boolean {
  const seen = RETAINED.map((kind) => ({ ...kind, names: new Set<string>() }));
  return (file) => {
    if (file === WORKER) return true;
    const kind = seen.find(({ files }) => files.test(file));
    if (!kind) return false;
    kind.names.add(file);
    return [...kind.names].slice(-kind.most).includes(file);
  };
}
