import { type Answer, isMissing } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, SkeletonCards } from '@athenaeum/shared-ui';
import { noEventsText } from '../../components/noEvents.messages';
import { partText } from '../../components/part.messages';
import type { PageView } from '../../components/usePageOf';
import type { ListedUpcomingQuery } from './__generated__/listedSalons';
import { EventCards } from './EventCards';
import { EventList } from './EventList';
import { type ListingFilter, upcomingOf, useContentListedUpcomingQuery } from './listing.api';
import { listingText } from './listing.messages';

/** Upcoming salons of a listing, soonest first. Each page is a query of its own, and all are reloaded together. */
export function UpcomingEvents({ filter, view }: { filter: ListingFilter; view: PageView }) {
  const { currentData, isError, isFetching, refetch } = useContentListedUpcomingQuery({
    input: upcomingOf(filter, 1),
  });
  const listed = currentData?.upcoming;
  return (
    <EventList
      view={view}
      count={listed?.count ?? 0}
      pageOf={(page, isNew) => <Page filter={filter} page={page} isNew={isNew} />}
    >
      {listed?.data ? (
        listed.data.length === 0 && <EmptyState title={noEventsText.upcoming} drawing="door" />
      ) : hasFailed(currentData, isError) ? (
        <ErrorPanel
          title={partText.notLoaded({ part: listingText.upcoming })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonCards label={partText.loading({ part: listingText.upcoming })} />
      )}
    </EventList>
  );
}

interface PageProps {
  filter: ListingFilter;
  page: number;
  isNew: boolean;
}

function Page({ filter, page, isNew }: PageProps) {
  const { currentData, isError, isFetching, refetch } = useContentListedUpcomingQuery({
    input: upcomingOf(filter, page),
  });
  const salons = currentData?.upcoming?.data;
  if (salons) return <EventCards salons={salons} isNew={isNew} />;
  return (
    <li>
      {hasFailed(currentData, isError) ? (
        <ErrorPanel title={listingText.moreNotLoaded} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonCards label={listingText.loadingMore} />
      )}
    </li>
  );
}

const hasFailed = (answer: Answer<ListedUpcomingQuery> | undefined, isError: boolean) =>
  isError || isMissing(answer, 'upcoming') || answer?.upcoming?.ok === false;
