import type { RemoteManifest } from '../manifest';

/** The one module of a remote: its lifecycles, and its slots beside them. */
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

/** A remote as a page is told of it; `base` is where its files are, ending in a slash. */
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

/** Where the files of a version are on an origin. */
export const remotePath = ({ name, version }: { name: string; version: string }) =>
  `/remotes/${name}/${version}/`;
