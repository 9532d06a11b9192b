import type { Language } from '@athenaeum/messages';
import { type ReadableSnapshot, remotePath, remoteView } from '@athenaeum/registry';
import { labelsIn, type RemoteManifest } from '@athenaeum/shell-contract/manifest';
import type { RegistryView } from '../src/registry/registryView';

/** The registry view for browsers. `origins` maps remotes to hosts of their own. */
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

/** Only the translations of the page's language; none for English. */
function readIn(language: Language, { translations, ...manifest }: RemoteManifest): RemoteManifest {
  const labels = labelsIn({ translations }, language);
  return labels ? { ...manifest, translations: { [language]: labels } } : manifest;
}
