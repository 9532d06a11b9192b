import type { ManifestPage } from '../manifest';
import { findPage } from '../matchPage';

/** A path of the product from a site of its own: its pages as they are, every other at the portal's origin. */
export const siteHref = (pages: readonly ManifestPage[], portal: string, to: string) =>
  isOwnPage(pages, to) ? to : portal + to;

export const isOwnPage = (pages: readonly ManifestPage[], to: string) =>
  Boolean(findPage(pages, new URL(to, location.href).pathname));
