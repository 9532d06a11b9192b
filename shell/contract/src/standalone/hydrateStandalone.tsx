import type { UnknownAction } from '@reduxjs/toolkit';
import { type ComponentType, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PLATFORM_ZONE, tellOwnZone } from '@athenaeum/shared-ui';
import { storeFor } from '../api/ApiProvider';
import type { StoreApi } from '../api/createRemoteStore';
import type { RemoteManifest } from '../manifest';
import { Notifications } from '../notifications/Notifications';
import { createReadable } from '../platform/createReadable';
import { usePlatform } from '../platform/PlatformProvider';
import type { PlatformEvent } from '../platform/platform';
import { rememberScroll } from '../routing/rememberScroll';
import { siteTree } from '../site/siteTree';
import { createStandalonePlatform } from './createStandalonePlatform';
import { readPageData } from './pageData';

interface DrawnSite {
  Site: ComponentType;
  api: StoreApi & { util: { upsertQueryEntries(entries: never): UnknownAction } };
  manifest: RemoteManifest;
}

/** Hydrates `#root` with the data that it was rendered from. Resolves when the page is interactive. */
export function hydrateStandalone({ Site, api, manifest }: DrawnSite): Promise<void> {
  const element = document.getElementById('root')!;
  const notification = createReadable<PlatformEvent | null>(null);
  // The first render must equal the server's, which knew neither the user nor the browser.
  tellOwnZone(PLATFORM_ZONE);

  return new Promise((resolve) => {
    const platform = createStandalonePlatform(manifest, notification.set, {
      asVisitor: true,
      onShown() {
        resolve();
        tellOwnZone(null);
        root.render(siteTree({ Site, manifest, platform }));
        void platform.refreshSession();
      },
    });
    // What the server wrote into the page, in the store's own form.
    storeFor(api, platform).dispatch(api.util.upsertQueryEntries((readPageData('queries') ?? []) as never));
    rememberScroll();
    const root = hydrateRoot(element, siteTree({ Site, manifest, platform }), {
      onUncaughtError: (error) => platform.emit({ type: 'crash', remote: manifest.name, error }),
    });
    const corner = document.createElement('div');
    document.body.append(corner);
    createRoot(corner).render(<Notifications latest={notification} />);
  });
}

/** Beside the routes, where nothing suspends: reports that the page is hydrated. */
export function Shown() {
  const platform = usePlatform();
  useEffect(() => platform.emit({ type: 'shown' }), [platform]);
  return null;
}
