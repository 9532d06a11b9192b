import { REMOTE_MODULE, type ReadableSnapshot, type RemoteEntry } from '@athenaeum/registry';
import type { RegistryView, RemoteView } from '../src/registry/registryView';

/** What the browser needs of the registry. `origins` says which remotes live on hosts of their own. */
export function toView(
  { id, remotes, quarantined }: ReadableSnapshot,
  origins: Record<string, string>,
): RegistryView {
  return {
    id,
    remotes: remotes.map((entry) => toRemoteView(entry, origins[entry.name] ?? '')),
    quarantined: quarantined.map(({ name }) => name),
  };
}

function toRemoteView(
  { name, version, entry, exposes, files, manifest }: RemoteEntry,
  origin: string,
): RemoteView {
  return {
    name,
    version,
    base: `${origin}${remotePath({ name, version })}`,
    entry,
    chunks: exposes.find((expose) => expose.name === REMOTE_MODULE)?.files ?? [],
    integrity: Object.fromEntries(
      files.filter((file) => file.name.endsWith('.js')).map((file) => [file.name, file.integrity]),
    ),
    manifest,
  };
}

export const remotePath = ({ name, version }: { name: string; version: string }) =>
  `/remotes/${name}/${version}/`;
