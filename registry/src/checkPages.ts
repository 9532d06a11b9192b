import { samePattern } from '@athenaeum/shell-contract/manifest';
import { remoteEntry, type RemoteEntry } from './entry';
import type { SnapshotRecord } from './models';
import { RegistryProblem } from './problem';

/** Two remotes must not claim the same path, or the front door: routing would be arbitrary. @throws RegistryProblem */
export function checkPages(entry: RemoteEntry, current: SnapshotRecord | null): void {
  for (const remote of current?.remotes ?? []) {
    const other = remoteEntry.safeParse(remote);
    if (!other.success || other.data.name === entry.name) continue;
    const claimed = entry.manifest.pages.find(({ path }) =>
      other.data.manifest.pages.some((page) => samePattern(page.path, path)),
    );
    if (claimed)
      throw new RegistryProblem(`${entry.name} cannot have ${claimed.path}: it is ${other.data.name}'s.`);
    if (entry.manifest.frontDoor && other.data.manifest.frontDoor)
      throw new RegistryProblem(`${entry.name} cannot have the front door: it is ${other.data.name}'s.`);
  }
}
