import { isMissing } from '@athenaeum/shell-contract';
import type { ReactNode } from 'react';
import { noEventsText } from '../../components/noEvents.messages';
import { RecordedCard } from '../../components/RecordedCard';
import {
  type ListingFilter,
  upcomingOf,
  useContentListedRecordingsQuery,
  useContentListedUpcomingQuery,
} from './listing.api';
import { PAGE_SIZE, SalonPages } from './SalonPages';
import { UpcomingEvents } from './UpcomingEvents';
import { type PageView, usePageOf } from '../../components/usePageOf';
import { listingText } from './listing.messages';

interface ListedSalonsProps {
  filter: ListingFilter;
  /** Below them, when the height above it is known. */
  children?: ReactNode;
}

/** Upcoming salons of a listing, soonest first, and its recordings, newest first. */
export function ListedSalons({ filter, children }: ListedSalonsProps) {
  const view = usePageOf('upcoming');
  const { data, isError } = useContentListedUpcomingQuery({ input: upcomingOf(filter, 1) });
  return (
    <>
      <UpcomingEvents filter={filter} view={view} />
      {/* Requested at once, shown when the height above it is known. */}
      <div hidden={!data && !isError}>
        <Recordings filter={filter} view={usePageOf('page')}>
          {children}
        </Recordings>
      </div>
    </>
  );
}

interface RecordingsProps extends ListedSalonsProps {
  view: PageView;
}

function Recordings({ filter, view, children }: RecordingsProps) {
  const input = {
    ...filter,
    take: PAGE_SIZE,
    skip: (view.page - 1) * PAGE_SIZE,
    phase: { equals: 'RECORDED' as const },
    has_recording: { equals: true },
    orderBy: { date: 'desc' as const },
  };
  const { data, currentData, isError, isFetching, refetch } = useContentListedRecordingsQuery({ input });
  const listed = currentData?.recorded;
  return (
    <>
      <SalonPages
        title={listingText.recordings}
        view={view}
        count={listed?.count ?? 0}
        cards={listed?.data?.map((salon) => (
          <RecordedCard key={salon.id} salon={salon} />
        ))}
        empty={noEventsText.past}
        failed={isError || isMissing(currentData, 'recorded') || listed?.ok === false}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
      <div hidden={!data && !isError}>{children}</div>
    </>
  );
}
