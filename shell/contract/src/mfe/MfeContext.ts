import { createContext } from 'react';
import type { RemoteManifest } from '../manifest';

/** What the code of an area needs to know of its manifest. */
export type MountedManifest = Pick<RemoteManifest, 'name' | 'pages'>;

/** Of the remote that is mounted; null around a slot. */
export const MfeContext = createContext<MountedManifest | null>(null);
