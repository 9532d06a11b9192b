import { usePageTitle } from '@athenaeum/shell-contract';
import { EmptyState, LinkButton } from '@athenaeum/shared-ui';
import type { ComponentType } from 'react';
import { comingUpText } from '../../components/comingUp.messages';
import { notFoundText } from '../../components/notFound.messages';
import { Collections, ContinueWhereYouLeftOff, RecentlyAdded, RecommendedForYou } from './lists';
import { viewAllText } from './viewAll.messages';

const LISTS: Record<string, ComponentType> = {
  'recently-added': RecentlyAdded,
  'recommended-for-you': RecommendedForYou,
  continue: ContinueWhereYouLeftOff,
  collections: Collections,
};

/** The full list of one of Home's sections. */
export function ViewAll({ slug }: { slug: string }) {
  const List = Object.hasOwn(LISTS, slug) ? LISTS[slug] : undefined;
  return List ? <List /> : <NoList />;
}

function NoList() {
  usePageTitle(notFoundText.pageTitle);
  return (
    <EmptyState
      headingLevel={1}
      title={viewAllText.noList}
      drawing="closed"
      action={<LinkButton href="/calendar">{comingUpText.see}</LinkButton>}
    >
      {viewAllText.wrongAddress}
    </EmptyState>
  );
}
