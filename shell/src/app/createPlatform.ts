import {
  newEntryState,
  type NavigateOptions,
  type PlatformEvent,
  type PlatformV1,
  systemTheme,
} from '@athenaeum/shell-contract';
import type { RegistryStore } from '../registry/registryStore';
import type { SessionStore } from '../auth/sessionStore';
import { outsideLinks } from '../layout/outsideLinks';

interface Parts {
  registry: Pick<RegistryStore, 'get'>;
  session: SessionStore;
  fillSlot: NonNullable<PlatformV1['fillSlot']>;
  confirmIdentity: NonNullable<PlatformV1['confirmIdentity']>;
  onEvent: (event: PlatformEvent) => void;
}

export const createPlatform = ({
  registry,
  session,
  fillSlot,
  confirmIdentity,
  onEvent,
}: Parts): PlatformV1 => ({
  apiVersion: 1,
  session,
  theme: systemTheme(),
  apiBase: '',
  headers: {
    // For the versions that the page runs now, which may have changed since.
    get 'x-page'() {
      return registry.get().token ?? '';
    },
  },
  href: (to) => to,
  navigate,
  emit: onEvent,
  refreshSession: session.refresh,
  contact: outsideLinks.contact,
  fillSlot,
  confirmIdentity,
});

/** single-spa watches the history: one change updates the shell and the remotes. */
export function navigate(
  to: string,
  { replace = false, state = newEntryState() }: NavigateOptions = {},
): void {
  if (replace || to === location.pathname + location.search + location.hash)
    return history.replaceState(state, '', to);
  history.pushState(state, '', to);
}
