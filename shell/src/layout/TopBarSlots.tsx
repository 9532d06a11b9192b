import { useEffect, useRef } from 'react';
import {
  isFor,
  type ManifestSlot,
  type MfeLifecycles,
  rolesOf,
  type SessionUser,
} from '@athenaeum/shell-contract';
import { useRegistry, useRoute, useShell, useShellSession } from '../app/ShellContext';
import { within } from '../registry/within';

const SLOT = 'topbar.widget';
const PATIENCE = 8000;

/** What remotes put into the top bar. One that fails is simply not there. */
export function TopBarSlots() {
  const { remotes } = useRegistry();
  const { user } = useShellSession();
  const route = useRoute();
  const area = 'area' in route ? route.area : null;
  return remotes.flatMap(({ name, manifest }) =>
    (manifest.slots ?? [])
      .filter((slot) => slot.slot === SLOT && isWanted(slot, user, area))
      .map((slot) => <Slot key={`${name} ${slot.export}`} remote={name} exported={slot.export} />),
  );
}

function isWanted({ when = {} }: ManifestSlot, user: SessionUser | null, area: string | null): boolean {
  if (when.area !== undefined && when.area !== area) return false;
  if (when.signedIn !== undefined && when.signedIn !== (user !== null)) return false;
  return isFor(when.roles, rolesOf(user));
}

function Slot({ remote, exported }: { remote: string; exported: string }) {
  const { loader, platform } = useShell();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let content: MfeLifecycles | null = null;
    let left = false;
    const show = async () => {
      const module = await within(PATIENCE, loader.load(remote));
      content = module[exported] as MfeLifecycles;
      if (!left && place.current) await content.mount({ platform, domElement: place.current });
    };
    show().catch((error: unknown) => console.warn(error));
    return () => {
      left = true;
      content?.unmount().catch((error: unknown) => console.warn(error));
    };
  }, [loader, platform, remote, exported]);
  return <div ref={place} />;
}
