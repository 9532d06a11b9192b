import type { RemoteEntry } from './entry';
import { RegistryProblem } from './problem';
import type { Registry } from './registry';
import { canonical } from './signing/canonical';

/**
 * Versions are immutable, as open pages go on loading them.
 *
 * @returns whether it was published before
 * @throws RegistryProblem when this is another build of the version
 */
export async function assertSameAsPublished(
  registry: Pick<Registry, 'find'>,
  entry: RemoteEntry,
): Promise<boolean> {
  const published = await registry.find(entry.name, entry.version);
  if (published && !isSameBuild(published, entry)) throw anotherBuild(entry);
  return Boolean(published);
}

export const anotherBuild = ({ name, version }: Pick<RemoteEntry, 'name' | 'version'>) =>
  new RegistryProblem(`${name} ${version} was published before, and was another build: build it anew.`);

/** Whether two entries are of the same build, not comparing signatures. */
export const isSameBuild = (one: object, other: object): boolean => recordOf(one) === recordOf(other);

function recordOf(entry: object): string {
  const { signature: _signature, files, ...record } = entry as { signature?: unknown; files?: unknown };
  return canonical({ ...record, files: Array.isArray(files) ? files.map(withoutBrotli) : files });
}

/** Compressed sizes are left out, as they differ between versions of the compressor. */
const withoutBrotli = ({ brotli: _brotli, ...file }: { brotli?: unknown }) => file;
