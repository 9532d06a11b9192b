import type { RemoteManifest } from '../manifest';
import { createReadable } from '../platform/createReadable';
import type { PlatformV1, Session, ThemeName } from '../platform/platform';
import { siteHref } from '../standalone/siteHref';
import type { SiteSettings } from './site';

/** The platform during server-side rendering: the viewer is a visitor, and no events occur. */
export const createSitePlatform = (
  { pages }: RemoteManifest,
  { brand, gateway, portal, contact }: SiteSettings,
): PlatformV1 => ({
  apiVersion: 1,
  session: createReadable<Session>({ status: 'ready', user: null }),
  theme: createReadable<ThemeName>('light'),
  navigate: () => undefined,
  href: (to) => siteHref(pages, portal, to),
  emit: () => undefined,
  apiBase: gateway,
  refreshSession: () => Promise.resolve(),
  contact,
  brand,
});
