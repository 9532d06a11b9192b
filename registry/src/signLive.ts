import { artifactFolder, checkArtifact } from './artifacts';
import { remoteEntry } from './entry';
import type { Registry } from './registry';
import type { BuildSigner } from './signing/buildSignature';

/**
 * Signs each live build whose files are intact; returns those that were not signed with this key.
 *
 * @param loadSigner called when the first build needs a signature, so that no key is needed otherwise
 */
export async function signLive(
  registry: Registry,
  dataDir: string,
  loadSigner: () => BuildSigner,
  { onlyUnsigned = false, only }: { onlyUnsigned?: boolean; only?: string } = {},
): Promise<{ name: string; version: string }[]> {
  const signed: { name: string; version: string }[] = [];
  const current = await registry.read(await registry.currentId());
  const live = [...(current?.remotes ?? []), ...(current?.canaries ?? []).map(({ entry }) => entry)];
  let signer: BuildSigner | undefined;
  for (const raw of live) {
    const entry = remoteEntry.safeParse(raw);
    if (!entry.success || (only && entry.data.name !== only)) continue;
    if (onlyUnsigned && entry.data.signature) continue;
    await checkArtifact(artifactFolder(dataDir, entry.data), entry.data);
    signer ??= loadSigner();
    // With its unknown fields, as it was published: the build may be newer than this code.
    if (await registry.sign(signer.sign(raw as typeof entry.data))) signed.push(entry.data);
  }
  return signed;
}
