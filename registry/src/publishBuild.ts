import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactFolder, checkArtifact, checkFiles, storeArtifact } from './artifacts';
import { readBuild } from './build';
import { openBuildBucket } from './builds/buildBucket';
import type { RemoteEntry } from './entry';
import { readBuildOperations } from './operations';
import type { Approval, Publication, Registry } from './registry';
import type { BuildSigner } from './signing/buildSignature';
import { assertSameAsPublished } from './sameBuild';
import type { StartOptions } from './started';

/**
 * Publishes the build in a folder as a canary; `next` are the next percentages of its ramp.
 *
 * @throws RegistryProblem when it is refused
 */
export async function publishCanary(
  registry: Registry,
  dataDir: string,
  folder: string,
  percent: number,
  { approve, signer, next }: { approve?: Approval; signer?: BuildSigner; next?: readonly number[] } = {},
): Promise<Publication> {
  return registry.startCanary(await store(registry, dataDir, folder, signer), percent, approve, next);
}

/** Publishes the build in a folder as a preview, for those who open its link. @throws RegistryProblem when it is refused */
export async function previewBuild(
  registry: Registry,
  dataDir: string,
  folder: string,
  { approve, signer }: { approve: Approval; signer: BuildSigner },
): Promise<{ token: string; until: number }> {
  return registry.preview(await store(registry, dataDir, folder, signer), approve);
}

/**
 * Publishes the build in a folder to everybody: checks it, copies it to where it is served from, and makes it current. With
 * `byStart`, a start of the product publishes it, which leaves versions that were deployed.
 *
 * @throws RegistryProblem when it is refused
 */
export async function publishBuild(
  registry: Registry,
  dataDir: string,
  folder: string,
  { signer, ...options }: { byStart?: StartOptions; approve?: Approval; signer?: BuildSigner } = {},
): Promise<Publication> {
  const byStart = Boolean(options.byStart);
  return registry.publish(await store(registry, dataDir, folder, signer, { byStart }), options);
}

async function store(
  registry: Registry,
  dataDir: string,
  folder: string,
  signer: BuildSigner | undefined,
  { byStart = false } = {},
): Promise<RemoteEntry> {
  const entry = await readBuild(folder, { byStart });
  const wasPublished = await assertSameAsPublished(registry, entry);
  await (wasPublished ? checkFiles : checkArtifact)(folder, entry);
  if (entry.operations) await readBuildOperations(folder);
  await storeArtifact(dataDir, folder, entry);
  // Before it is published, as servers fetch it at once.
  await (await openBuildBucket(process.env))?.put(artifactFolder(dataDir, entry), entry);
  if (entry.operations)
    await registry.storeOperations(entry, await readFile(join(folder, entry.operations.file), 'utf8'));
  return signer ? signer.sign(entry) : entry;
}
