import { REMOTE_MODULE, type RemoteEntry } from './entry';

/** A remote as a page is told of it; `base` is where its files are, ending in a slash. */
export const remoteView = (
  { name, version, entry, exposes, files, manifest }: RemoteEntry,
  base: string,
) => ({
  name,
  version,
  base,
  entry,
  chunks: exposes.find((expose) => expose.name === REMOTE_MODULE)?.files ?? [],
  integrity: Object.fromEntries(
    files.filter((file) => file.name.endsWith('.js')).map((file) => [file.name, file.integrity]),
  ),
  manifest,
});

/** Where the files of a version are on an origin. */
export const remotePath = ({ name, version }: { name: string; version: string }) =>
  `/remotes/${name}/${version}/`;
