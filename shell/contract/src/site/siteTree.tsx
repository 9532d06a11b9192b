import { StrictMode, type ComponentType } from 'react';
import type { RemoteManifest } from '../manifest';
import { MfeContext } from '../mfe/MfeContext';
import type { PlatformV1 } from '../platform/platform';
import { PlatformProvider } from '../platform/PlatformProvider';

export interface SiteParts {
  Site: ComponentType;
  manifest: RemoteManifest;
  platform: PlatformV1;
}

/** The tree that the server renders and the browser hydrates. */
export const siteTree = ({ Site, manifest, platform }: SiteParts) => (
  <StrictMode>
    <PlatformProvider platform={platform}>
      <MfeContext value={manifest}>
        <Site />
      </MfeContext>
    </PlatformProvider>
  </StrictMode>
);
