import { isMissing } from '@athenaeum/shell-contract';
import { RecordedCard } from '../../components/RecordedCard';
import { UpcomingCard } from '../../components/UpcomingCard';
import { useContentListedRecordingsQuery, useContentListedUpcomingQuery } from './listing.api';
import { PAGE_SIZE, SalonPages } from './SalonPages';
import { type PageView, usePageOf } from '../../components/usePageOf';

type Filter = { [Name in 'category' | 'tag' | 'speaker']?: { equals: string } };

/** What is to come of something, soonest first, and its recordings, newest first. */
export function ListedSalons({ filter }: { filter: Filter }) {
  const view = usePageOf('upcoming');
  const { data, isError } = useContentListedUpcomingQuery({ input: upcomingOf(filter, view) });
  return (
    <>
      <Upcoming filter={filter} view={view} />
      {/* Asked for at once, shown when it is known how much stands above it. */}
      <div hidden={!data && !isError}>
        <Recordings filter={filter} view={usePageOf('page')} />
      </div>
    </>
  );
}

interface PartProps {
  filter: Filter;
  view: PageView;
}

function Upcoming({ filter, view }: PartProps) {
  const { currentData, isError, isFetching, refetch } = useContentListedUpcomingQuery({
    input: upcomingOf(filter, view),
  });
  const listed = currentData?.upcoming;
  return (
    <SalonPages
      title="Upcoming"
      view={view}
      count={listed?.count ?? 0}
      cards={listed?.data?.map((salon) => (
        <UpcomingCard key={salon.id} salon={salon} />
      ))}
      empty="No more upcoming events to show!"
      failed={isError || isMissing(currentData, 'upcoming') || listed?.ok === false}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Recordings({ filter, view }: PartProps) {
  const input = {
    ...filter,
    ...rowsOf(view),
    phase: { equals: 'RECORDED' as const },
    has_recording: { equals: true },
    orderBy: { date: 'desc' as const },
  };
  const { currentData, isError, isFetching, refetch } = useContentListedRecordingsQuery({ input });
  const listed = currentData?.recorded;
  return (
    <SalonPages
      title="Recordings"
      view={view}
      count={listed?.count ?? 0}
      cards={listed?.data?.map((salon) => (
        <RecordedCard key={salon.id} salon={salon} />
      ))}
      empty="No past events to show"
      failed={isError || isMissing(currentData, 'recorded') || listed?.ok === false}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const upcomingOf = (filter: Filter, view: PageView) => ({
  ...filter,
  ...rowsOf(view),
  phase: { in: ['LIVE' as const, 'UPCOMING' as const] },
});

const rowsOf = ({ page }: PageView) => ({ take: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE });
