import { type Answer, isMissing } from '@athenaeum/shell-contract';
import { ErrorPanel, Hint, Loading, SkeletonRows } from '@athenaeum/shared-ui';
import { noEventsText } from '../../components/noEvents.messages';
import { partText } from '../../components/part.messages';
import type { PageView } from '../../components/usePageOf';
import type { ListedUpcomingQuery } from './__generated__/listedSalons';
import { EventRows, type RowAction } from './EventRows';
import { EventList } from './EventList';
import { type ListingFilter, upcomingOf, useContentListedUpcomingQuery } from './listing.api';
import { listingText } from './listing.messages';

interface UpcomingEventsProps {
  filter: ListingFilter;
  view: PageView;
  action: RowAction;
}

/** Upcoming salons of a listing, soonest first. Each page is a query of its own, and all are reloaded together. */
export function UpcomingEvents({ filter, view, action }: UpcomingEventsProps) {
  const { currentData, isError, isFetching, refetch } = useContentListedUpcomingQuery({
    input: upcomingOf(filter, 1),
  });
  const listed = currentData?.upcoming;
  return (
    <EventList
      view={view}
      count={listed?.count ?? 0}
      pageOf={(page, isNew) => <Page filter={filter} page={page} action={action} isNew={isNew} />}
    >
      {listed?.data ? (
        listed.data.length === 0 && <Hint>{noEventsText.upcoming}</Hint>
      ) : hasFailed(currentData, isError) ? (
        <ErrorPanel
          title={partText.notLoaded({ part: listingText.upcoming })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <RowsInWaiting label={partText.loading({ part: listingText.upcoming })} />
      )}
    </EventList>
  );
}

interface PageProps {
  filter: ListingFilter;
  page: number;
  action: RowAction;
  isNew: boolean;
}

function Page({ filter, page, action, isNew }: PageProps) {
  const { currentData, isError, isFetching, refetch } = useContentListedUpcomingQuery({
    input: upcomingOf(filter, page),
  });
  const salons = currentData?.upcoming?.data;
  if (salons) return <EventRows salons={salons} action={action} isNew={isNew} />;
  return (
    <li>
      {hasFailed(currentData, isError) ? (
        <ErrorPanel title={listingText.moreNotLoaded} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <RowsInWaiting label={listingText.loadingMore} />
      )}
    </li>
  );
}

const RowsInWaiting = ({ label }: { label: string }) => (
  <Loading label={label}>
    <SkeletonRows $height="240px" />
  </Loading>
);

const hasFailed = (answer: Answer<ListedUpcomingQuery> | undefined, isError: boolean) =>
  isError || isMissing(answer, 'upcoming') || answer?.upcoming?.ok === false;
