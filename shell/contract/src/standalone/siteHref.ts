import type { ManifestPage } from '../manifest';
import { findPage } from '../matchPage';

/** The URL of a path as seen from a standalone site: its own pages as they are, others at the portal's origin. */
export const siteHref = (pages: readonly ManifestPage[], portal: string, to: string) =>
  isOwnPage(pages, to) ? to : portal + to;

export const isOwnPage = (pages: readonly ManifestPage[], to: string) =>
  Boolean(findPage(pages, new URL(to, location.href).pathname));
