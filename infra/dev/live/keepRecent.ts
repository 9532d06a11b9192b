/**
 * What is still answered after it was replaced, the latest of each: an entry of which a page may have just been told, and
 * updates that a page which was away, or on a machine that slept, has still to go through one after the other.
 */
const KEPT = [
  { files: /^(remoteEntry|main)\./, most: 8 },
  { files: /\.hot-update\.js/, most: 400 },
] as const;

/** Whether a file that is no longer made stays. */
export function keepRecent(): (file: string) => boolean {
  const seen = KEPT.map((kind) => ({ ...kind, names: new Set<string>() }));
  return (file) => {
    const kind = seen.find(({ files }) => files.test(file));
    if (!kind) return false;
    kind.names.add(file);
    return [...kind.names].slice(-kind.most).includes(file);
  };
}
