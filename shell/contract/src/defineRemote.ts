import type { ManifestPage, ManifestSlot, RemoteManifest } from './manifest';
import type { Page } from './pages/pagesFor';
import type { PlaceName, PlaceVersion } from './slots/places';

/** A slot's place in one of its versions. */
type DeclaredSlot = {
  [Name in PlaceName]: ManifestSlot & { slot: Name; version: PlaceVersion<Name> };
}[PlaceName];

type Declaration = Omit<RemoteManifest, 'pages' | 'slots'> & {
  /** The area's table of pages. */
  pages: readonly (ManifestPage & Partial<Page>)[];
  slots?: DeclaredSlot[];
};

/**
 * The manifest of an area as plain data, without the code of its pages. The build and the deploy check parse it with
 * `remoteManifest`.
 */
export const defineRemote = ({ pages, ...manifest }: Declaration): RemoteManifest => ({
  ...manifest,
  pages: pages.map(({ load, ...page }) => page),
});
