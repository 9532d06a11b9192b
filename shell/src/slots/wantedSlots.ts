import { isFor, type ManifestSlot, rolesOf, type SessionUser } from '@athenaeum/shell-contract';
import type { RegistryView } from '../registry/registryView';

export interface WantedSlot {
  remote: string;
  exported: string;
  key: string;
}

interface Situation {
  registry: RegistryView;
  user: SessionUser | null;
  area: string | null;
}

/** The slots of a place, in order, for this viewer and page. */
export function wantedSlots(
  name: string,
  version: number,
  { registry, user, area }: Situation,
): WantedSlot[] {
  return registry.remotes
    .flatMap(({ name: remote, manifest }) =>
      (manifest.slots ?? [])
        // Before versions there was only the first.
        .filter((slot) => slot.slot === name && (slot.version ?? 1) === version && suits(slot, user, area))
        .map(({ export: exported, order = 0 }) => ({
          remote,
          exported,
          key: `${remote} ${exported}`,
          order,
        })),
    )
    .sort((a, b) => a.order - b.order);
}

function suits({ when = {} }: ManifestSlot, user: SessionUser | null, area: string | null): boolean {
  if (when.area !== undefined && when.area !== area) return false;
  if (when.signedIn !== undefined && when.signedIn !== (user !== null)) return false;
  return isFor(when.roles, rolesOf(user));
}
