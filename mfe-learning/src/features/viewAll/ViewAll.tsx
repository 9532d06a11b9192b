import { usePageTitle } from '@athenaeum/shell-contract';
import { EmptyState, LinkButton } from '@athenaeum/shared-ui';
import type { ComponentType } from 'react';
import { Collections, ContinueWhereYouLeftOff, Pathways, RecentlyAdded, RecommendedForYou } from './lists';

const LISTS: Record<string, ComponentType> = {
  'recently-added': RecentlyAdded,
  'recommended-for-you': RecommendedForYou,
  continue: ContinueWhereYouLeftOff,
  collections: Collections,
  pathways: Pathways,
};

/** One of Home's lists, all of it. */
export function ViewAll({ slug }: { slug: string }) {
  const List = Object.hasOwn(LISTS, slug) ? LISTS[slug] : undefined;
  return List ? <List /> : <NoList />;
}

function NoList() {
  usePageTitle('Not found');
  return (
    <EmptyState
      headingLevel={1}
      title="We could not find that list"
      drawing="closed"
      action={<LinkButton href="/calendar">See what is coming up</LinkButton>}
    >
      The address may be wrong.
    </EmptyState>
  );
}
