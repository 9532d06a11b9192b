import { checkArtifact, storeArtifact } from './artifacts';
import { readBuild } from './build';
import type { Publication, Registry } from './registry';

/** Publishes what was built into a folder: checked, copied to where it is served from, swapped in. */
export async function publishBuild(
  registry: Registry,
  dataDir: string,
  folder: string,
  options?: { keepWithdrawn?: boolean },
): Promise<Publication> {
  const entry = await readBuild(folder);
  await checkArtifact(folder, entry);
  await storeArtifact(dataDir, folder, entry);
  return registry.publish(entry, options);
}
