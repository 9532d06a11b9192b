import { createContext } from 'react';
import type { RemoteManifest } from '../manifest';

/** The manifest of the remote that is mounted; null around a slot. */
export const MfeContext = createContext<RemoteManifest | null>(null);
