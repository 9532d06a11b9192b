import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { ManifestPage } from '../manifest';
import type { Role } from '../roles';

/** The result of `api.util.prefetch(...)`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of whichever api
type Query = ThunkAction<void, any, any, UnknownAction>;

/** The first queries of a page, by the parameters of its path and its search; exported beside the page as `prefetch`. */
export type Prefetch = (params: Record<string, string>, search: URLSearchParams) => Query[];

/** A page in an area's table: what the manifest says of it, and its code. */
export interface Page extends ManifestPage {
  /** Loads the module of `routes/`. Pages with the same function are one page at several addresses, and keep its state. */
  load: () => Promise<{ default: ComponentType; prefetch?: Prefetch }>;
}

/**
 * Pages by path for those with one of `roles`, in the table of an area, `src/pages.ts`: manifest, routes, titles and prefetch
 * follow from it. The build reads the table in Node, so a page is imported only inside `load`; with `webpackMode: "eager"` it
 * is part of the area's first script.
 */
export const pagesFor = (
  roles: readonly Role[] | 'everybody',
  pages: Readonly<Record<string, Omit<Page, 'path' | 'roles'>>>,
): Page[] =>
  Object.entries(pages).map(([path, page]) => ({
    path,
    ...(roles !== 'everybody' && { roles: [...roles] }),
    ...page,
  }));
