import type { RemoteEntry } from './entry';
import { RegistryProblem } from './problem';
import type { Registry } from './registry';
import { canonical } from './signing/canonical';

/** A version stays what it was published as: pages that are open go on loading it. @throws RegistryProblem where this is another build */
export async function assertAsPublished(registry: Pick<Registry, 'find'>, entry: RemoteEntry): Promise<void> {
  const published = await registry.find(entry.name, entry.version);
  if (published && !isSameBuild(published, entry)) throw anotherBuild(entry);
}

export const anotherBuild = ({ name, version }: Pick<RemoteEntry, 'name' | 'version'>) =>
  new RegistryProblem(`${name} ${version} was published before, and was another build: build it anew.`);

/** Whether two entries say the same, whoever signed them. */
export const isSameBuild = (one: object, other: object): boolean => recordOf(one) === recordOf(other);

function recordOf(entry: object): string {
  const { signature: _signature, files, ...record } = entry as { signature?: unknown; files?: unknown };
  return canonical({ ...record, files: Array.isArray(files) ? files.map(withoutBrotli) : files });
}

/** How well a file is compressed is measured where it is, and not by the same program everywhere. */
const withoutBrotli = ({ brotli: _brotli, ...file }: { brotli?: unknown }) => file;
