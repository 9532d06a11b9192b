import { FRESH } from '@athenaeum/shell-contract';
import { collectionsInput, skipTo, viewAllApi } from './viewAll.api';

const { prefetch } = viewAllApi.util;

const FIRST_PAGES: Record<string, () => ReturnType<typeof prefetch>> = {
  'recently-added': () => prefetch('contentAllRecent', { skip: skipTo(1) }, FRESH),
  'recommended-for-you': () => prefetch('contentAllRecommended', {}, FRESH),
  continue: () => prefetch('contentAllBegun', { skip: skipTo(1) }, FRESH),
  collections: () => prefetch('contentAllCollections', collectionsInput(1), FRESH),
  pathways: () => prefetch('contentAllPathways', { skip: skipTo(1) }, FRESH),
};

/** The first page of a list; undefined for an unknown list. */
export const prefetchAll = (slug: string) => (Object.hasOwn(FIRST_PAGES, slug) ? [FIRST_PAGES[slug]!()] : []);

export const prefetchPeerGroups = () => prefetch('contentAllPeerGroups', { skip: skipTo(1) }, FRESH);
