import { createContext, useContext } from 'react';
import { type PlatformV1, useReadable } from '@athenaeum/shell-contract';
import type { SessionStore } from '../auth/sessionStore';
import type { RegistryStore } from '../registry/registryStore';
import type { RemoteLoader } from '../registry/remoteLoader';
import type { Areas } from './areas';
import type { CurrentRoute } from './currentRoute';

export interface ShellParts {
  registry: RegistryStore;
  session: SessionStore;
  route: CurrentRoute;
  areas: Areas;
  platform: PlatformV1;
  loader: RemoteLoader;
}

export const ShellContext = createContext<ShellParts | null>(null);

export function useShell(): ShellParts {
  const parts = useContext(ShellContext);
  if (!parts) throw new Error('useShell needs the ShellContext above it.');
  return parts;
}

export const useRoute = () => useReadable(useShell().route);
export const useRegistry = () => useReadable(useShell().registry);
export const useShellSession = () => useReadable(useShell().session);
