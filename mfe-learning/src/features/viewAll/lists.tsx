import { type Answer, isMissing } from '@athenaeum/shell-contract';
import { CollectionTile } from '../../components/CollectionTile';
import { countText } from '../../components/count.messages';
import { noEventsText } from '../../components/noEvents.messages';
import { PathwayTile } from '../../components/PathwayTile';
import { PeerGroupCard } from '../../components/PeerGroupCard';
import { RecordedCard } from '../../components/RecordedCard';
import { SalonTile } from '../../components/SalonTile';
import { shelfText } from '../../components/shelf.messages';
import { usePageOf } from '../../components/usePageOf';
import { FullList } from './FullList';
import { collectionsInput, skipTo, viewAllApi } from './viewAll.api';
import { viewAllText } from './viewAll.messages';

const {
  useContentAllRecentQuery,
  useContentAllBegunQuery,
  useContentAllRecommendedQuery,
  useContentAllCollectionsQuery,
  useContentAllPeerGroupsQuery,
  useContentAllPathwaysQuery,
} = viewAllApi;

export function RecentlyAdded() {
  const view = usePageOf('page');
  const query = useContentAllRecentQuery({ skip: skipTo(view.page) });
  const recent = query.currentData?.recent;
  return (
    <FullList
      title={shelfText.recentlyAdded}
      counted={viewAllText.recordings}
      shape="salons"
      view={view}
      count={recent?.count ?? 0}
      cards={recent?.data?.map((salon) => (
        <RecordedCard key={salon.id} salon={salon} />
      ))}
      empty={noEventsText.past}
      {...waysOf(query, 'recent', recent)}
    />
  );
}

/** At most twenty: one page. */
export function RecommendedForYou() {
  const view = usePageOf('page');
  const query = useContentAllRecommendedQuery({});
  const answer = query.currentData?.recommendations;
  const hasGoals = answer?.has_goals !== false;
  return (
    <FullList
      title={shelfText.recommended}
      lead={hasGoals ? shelfText.recommendedWhy : undefined}
      counted={countText.salons}
      shape="salons"
      view={view}
      count={answer?.data?.length ?? 0}
      cards={answer?.data?.map(({ salon, because }) => (
        <SalonTile key={salon.id} salon={salon} why={shelfText.because({ goal: because.title })} />
      ))}
      empty={hasGoals ? viewAllText.nothingForGoals : shelfText.goalsFirst}
      {...waysOf(query, 'recommendations', answer)}
    />
  );
}

export function ContinueWhereYouLeftOff() {
  const view = usePageOf('page');
  const query = useContentAllBegunQuery({ skip: skipTo(view.page) });
  const begun = query.currentData?.begun;
  return (
    <FullList
      title={shelfText.begun}
      counted={viewAllText.recordings}
      shape="salons"
      view={view}
      count={begun?.count ?? 0}
      cards={begun?.data?.map((salon) => (
        <RecordedCard key={salon.id} salon={salon} />
      ))}
      empty={viewAllText.nothingBegun}
      {...waysOf(query, 'begun', begun)}
    />
  );
}

export function Collections() {
  const view = usePageOf('page');
  const query = useContentAllCollectionsQuery(collectionsInput(view.page));
  const collections = query.currentData?.collections;
  return (
    <FullList
      title={shelfText.collections}
      counted={viewAllText.collections}
      shape="tiles"
      view={view}
      count={collections?.count ?? 0}
      cards={collections?.data?.map((row) => (
        <CollectionTile key={row.id} collection={row} />
      ))}
      empty={viewAllText.noCollections}
      {...waysOf(query, 'collections', collections)}
    />
  );
}

export function PeerGroups() {
  const view = usePageOf('page');
  const query = useContentAllPeerGroupsQuery({ skip: skipTo(view.page) });
  const groups = query.currentData?.collections;
  return (
    <FullList
      title={shelfText.peerGroups}
      lead={viewAllText.peerGroupsLead}
      counted={viewAllText.peerGroups}
      shape="tiles"
      view={view}
      count={groups?.count ?? 0}
      cards={groups?.data?.map((group) => (
        <PeerGroupCard key={group.id} group={group} headingLevel={2} />
      ))}
      empty={viewAllText.noPeerGroups}
      {...waysOf(query, 'collections', groups)}
    />
  );
}

export function Pathways() {
  const view = usePageOf('page');
  const query = useContentAllPathwaysQuery({ skip: skipTo(view.page) });
  const pathways = query.currentData?.pathways;
  return (
    <FullList
      title={shelfText.pathways}
      counted={viewAllText.pathways}
      shape="tiles"
      view={view}
      count={pathways?.count ?? 0}
      cards={pathways?.data?.map((pathway) => (
        <PathwayTile key={pathway.id} pathway={pathway} />
      ))}
      empty={viewAllText.noPathways}
      {...waysOf(query, 'pathways', pathways)}
    />
  );
}

interface Query {
  currentData?: Answer<object> | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

const waysOf = (query: Query, part: string, result: { ok: boolean } | null | undefined) => ({
  failed: query.isError || isMissing(query.currentData, part) || result?.ok === false,
  isFetching: query.isFetching,
  onRetry: () => void query.refetch(),
});
