import type { ManifestSlot, RemoteManifest } from './manifest';
import type { PlaceName, PlaceVersion } from './slots/places';

/** A slot's place in one of its versions. */
type DeclaredSlot = {
  [Name in PlaceName]: ManifestSlot & { slot: Name; version: PlaceVersion<Name> };
}[PlaceName];

type Declaration = Omit<RemoteManifest, 'slots'> & { slots?: DeclaredSlot[] };

/** Types a manifest where it is written; the build and the deploy check parse it with `remoteManifest`. */
export const defineRemote = (manifest: Declaration): RemoteManifest => manifest;
