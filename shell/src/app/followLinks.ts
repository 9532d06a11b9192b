import { pressedPage } from '@athenaeum/shell-contract';
import type { RegistryStore } from '../registry/registryStore';
import type { RemoteLoader } from '../registry/remoteLoader';
import { navigate } from './createPlatform';
import { findOwner } from './route';

/** Turns presses on any link of this site into navigation, and loads an area's code when a link to it is near. */
export function followLinks(registry: RegistryStore, loader: RemoteLoader): void {
  document.addEventListener('click', (event) => {
    const page = pressedPage(event);
    if (!page) return;
    event.preventDefault();
    navigate(page);
  });
  const warm = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link?.href || new URL(link.href).origin !== location.origin) return;
    const owner = findOwner(registry.get().remotes, new URL(link.href).pathname);
    if (owner) loader.prefetch(owner.remote.name);
  };
  document.addEventListener('pointerover', warm, { passive: true });
  document.addEventListener('focusin', warm);
}
