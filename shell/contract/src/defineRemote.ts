import type { RemoteManifest } from './manifest';

/** Types a manifest where it is written; the build and the deploy check parse it with `remoteManifest`. */
export const defineRemote = (manifest: RemoteManifest): RemoteManifest => manifest;
