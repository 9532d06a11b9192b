import type { Notice } from '../watch/createNotices';
import { createContext, useContext } from 'react';
import {
  type PlatformEvent,
  type PlatformV1,
  type Readable,
  type UnderEvent,
  useReadable,
} from '@athenaeum/shell-contract';
import type { SessionStore } from '../auth/sessionStore';
import type { Confirmation } from '../auth/confirmation';
import type { Connection } from '../connection/connection';
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
  connection: Connection;
  confirmation: Confirmation;
  /** The latest event of the type `notify`. */
  notification: Readable<PlatformEvent | null>;
  /** The link of the navigation that a page has said it is under. */
  under: Readable<UnderEvent | null>;
  /** A line about the page as a whole. */
  notice: Readable<Notice | null>;
}

export const ShellContext = createContext<ShellParts | null>(null);

/** `start` renders it around all of the shell. */
export const useShell = (): ShellParts => useContext(ShellContext)!;

export const useRoute = () => useReadable(useShell().route);
export const useRegistry = () => useReadable(useShell().registry);
export const useShellSession = () => useReadable(useShell().session);
