import { type Answer, isMissing } from '@athenaeum/shell-contract';
import { CollectionTile } from '../../components/CollectionTile';
import { PathwayTile } from '../../components/PathwayTile';
import { PeerGroupCard } from '../../components/PeerGroupCard';
import { RecordedCard } from '../../components/RecordedCard';
import { SalonTile } from '../../components/SalonTile';
import { usePageOf } from '../../components/usePageOf';
import { FullList } from './FullList';
import { collectionsInput, skipTo, viewAllApi } from './viewAll.api';

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
      title="Recently Added"
      noun="recording"
      shape="salons"
      view={view}
      count={recent?.count ?? 0}
      cards={recent?.data?.map((salon) => (
        <RecordedCard key={salon.id} salon={salon} />
      ))}
      empty="No past events to show"
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
      title="Recommended For You"
      lead={hasGoals ? 'From the goals you are working on now.' : undefined}
      noun="salon"
      shape="salons"
      view={view}
      count={answer?.data?.length ?? 0}
      cards={answer?.data?.map(({ salon, because }) => (
        <SalonTile key={salon.id} salon={salon} why={`Because of “${because.title}”`} />
      ))}
      empty={
        hasGoals ? 'You have watched all of them' : 'Choose some goals, and what serves them will be here'
      }
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
      title="Continue Where You Left Off"
      noun="recording"
      shape="salons"
      view={view}
      count={begun?.count ?? 0}
      cards={begun?.data?.map((salon) => (
        <RecordedCard key={salon.id} salon={salon} />
      ))}
      empty="Nothing begun that is not finished"
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
      title="Collections"
      noun="collection"
      shape="tiles"
      view={view}
      count={collections?.count ?? 0}
      cards={collections?.data?.map((row) => (
        <CollectionTile key={row.id} collection={row} />
      ))}
      empty="No collections to show"
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
      title="Peer Groups"
      lead="The same ten or twelve women, every month. What is said in the circle stays there."
      noun="peer group"
      shape="tiles"
      view={view}
      count={groups?.count ?? 0}
      cards={groups?.data?.map((group) => (
        <PeerGroupCard key={group.id} group={group} headingLevel={2} />
      ))}
      empty="No peer groups to show"
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
      title="Pathways"
      noun="pathway"
      shape="tiles"
      view={view}
      count={pathways?.count ?? 0}
      cards={pathways?.data?.map((pathway) => (
        <PathwayTile key={pathway.id} pathway={pathway} />
      ))}
      empty="No pathways to show"
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
