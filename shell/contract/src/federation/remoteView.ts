import type { RemoteManifest } from '../manifest';

/** The module that each remote exposes: its lifecycles and slots. */
export const REMOTE_MODULE = './remote';

interface Published {
  name: string;
  version: string;
  /** The federation container's script. */
  entry: string;
  exposes: readonly { name: string; files: string[] }[];
  files: readonly { name: string; integrity: string }[];
  manifest: RemoteManifest;
}

/**
 * A remote as pages see it in their registry. `base` is the URL of its files, with a trailing slash; `integrity` has the
 * digests of its scripts by file name.
 */
export const remoteView = ({ name, version, entry, exposes, files, manifest }: Published, base: string) => ({
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

/** The path of a version's files on an origin, with a trailing slash. */
export const remotePath = ({ name, version }: { name: string; version: string }) =>
  `/remotes/${name}/${version}/`;
