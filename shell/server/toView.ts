import type { Language } from '@athenaeum/messages';
import { type ReadableSnapshot, remotePath, remoteView } from '@athenaeum/registry';
import { labelsIn, type RemoteManifest } from '@athenaeum/shell-contract/manifest';
import type { RegistryView } from '../src/registry/registryView';

/** What the browser needs of the registry. `origins` says which remotes live on hosts of their own. */
export const toView = (
  { id, remotes, quarantined }: ReadableSnapshot,
  origins: Record<string, string>,
  language: Language,
): RegistryView => ({
  id,
  remotes: remotes.map((entry) => {
    const view = remoteView(entry, `${origins[entry.name] ?? ''}${remotePath(entry)}`);
    return { ...view, manifest: readIn(language, view.manifest) };
  }),
  quarantined: quarantined.map(({ name }) => name),
});

/** Of its translations only the page's: who reads English is sent none. */
function readIn(language: Language, { translations, ...manifest }: RemoteManifest): RemoteManifest {
  const labels = labelsIn({ translations }, language);
  return labels ? { ...manifest, translations: { [language]: labels } } : manifest;
}
