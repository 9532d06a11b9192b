import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactFolder, checkArtifact, storeArtifact } from './artifacts';
import { readBuild } from './build';
import { openBuildBucket } from './builds/buildBucket';
import type { RemoteEntry } from './entry';
import { readBuildOperations } from './operations';
import type { Approval, Publication, Registry } from './registry';
import type { BuildSigner } from './signing/buildSignature';
import { assertAsPublished } from './sameBuild';
import type { ByStart } from './started';

/** Gives some what was built into a folder, checked and copied as for everybody. */
export async function stageBuild(
  registry: Registry,
  dataDir: string,
  folder: string,
  percent: number,
  { approve, signer, next }: { approve?: Approval; signer?: BuildSigner; next?: readonly number[] } = {},
): Promise<Publication> {
  return registry.stage(await store(registry, dataDir, folder, signer), percent, approve, next);
}

/** Gives nobody what was built into a folder but those who open a link: checked, copied and signed as for everybody. */
export async function previewBuild(
  registry: Registry,
  dataDir: string,
  folder: string,
  { approve, signer }: { approve: Approval; signer: BuildSigner },
): Promise<{ token: string; until: number }> {
  return registry.preview(await store(registry, dataDir, folder, signer), approve);
}

/** Publishes what was built into a folder: checked, copied to where it is served from, swapped in. */
export async function publishBuild(
  registry: Registry,
  dataDir: string,
  folder: string,
  { signer, ...options }: { byStart?: ByStart; approve?: Approval; signer?: BuildSigner } = {},
): Promise<Publication> {
  return registry.publish(await store(registry, dataDir, folder, signer), options);
}

async function store(
  registry: Registry,
  dataDir: string,
  folder: string,
  signer: BuildSigner | undefined,
): Promise<RemoteEntry> {
  const entry = await readBuild(folder);
  await checkArtifact(folder, entry);
  if (entry.operations) await readBuildOperations(folder);
  await assertAsPublished(registry, entry);
  await storeArtifact(dataDir, folder, entry);
  // Servers look for it as soon as it is named.
  await (await openBuildBucket(process.env))?.put(artifactFolder(dataDir, entry), entry);
  if (entry.operations)
    await registry.keepOperations(entry, await readFile(join(folder, entry.operations.file), 'utf8'));
  return signer ? signer.sign(entry) : entry;
}
