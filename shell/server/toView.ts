import { type ReadableSnapshot, remotePath, remoteView } from '@athenaeum/registry';
import type { RegistryView } from '../src/registry/registryView';

/** What the browser needs of the registry. `origins` says which remotes live on hosts of their own. */
export const toView = (
  { id, remotes, quarantined }: ReadableSnapshot,
  origins: Record<string, string>,
): RegistryView => ({
  id,
  remotes: remotes.map((entry) => remoteView(entry, `${origins[entry.name] ?? ''}${remotePath(entry)}`)),
  quarantined: quarantined.map(({ name }) => name),
});
