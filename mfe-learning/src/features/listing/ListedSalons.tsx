import { isMissing } from '@athenaeum/shell-contract';
import type { ReactNode } from 'react';
import { RecordedCard } from '../../components/RecordedCard';
import {
  type ListingFilter,
  recordingsOf,
  upcomingOf,
  useContentListedRecordingsQuery,
  useContentListedUpcomingQuery,
} from './listing.api';
import type { RowAction } from './EventRows';
import { SalonPages } from './SalonPages';
import { UpcomingEvents } from './UpcomingEvents';
import { type PageView, usePageOf } from '../../components/usePageOf';
import { listingText } from './listing.messages';

interface ListedSalonsProps {
  filter: ListingFilter;
  action: RowAction;
  /** Below them, when the height above it is known. */
  children?: ReactNode;
}

/** Recordings of a listing, newest first, and its upcoming salons, soonest first. */
export function ListedSalons({ filter, action, children }: ListedSalonsProps) {
  const recordings = usePageOf('page');
  const recorded = useContentListedRecordingsQuery({ input: recordingsOf(filter, recordings.page) });
  const upcoming = useContentListedUpcomingQuery({ input: upcomingOf(filter, 1) });
  return (
    <>
      <Recordings filter={filter} view={recordings} />
      {/* Requested at once, shown when the height above it is known. */}
      <div hidden={!isSettled(recorded)}>
        <UpcomingEvents filter={filter} view={usePageOf('upcoming')} action={action} />
        <div hidden={!isSettled(upcoming)}>{children}</div>
      </div>
    </>
  );
}

const isSettled = ({ data, isError }: { data?: object | undefined; isError: boolean }) =>
  data !== undefined || isError;

function Recordings({ filter, view }: { filter: ListingFilter; view: PageView }) {
  const { currentData, isError, isFetching, refetch } = useContentListedRecordingsQuery({
    input: recordingsOf(filter, view.page),
  });
  const listed = currentData?.recorded;
  return (
    <SalonPages
      title={listingText.recordings}
      view={view}
      count={listed?.count ?? 0}
      cards={listed?.data?.map((salon) => (
        <RecordedCard key={salon.id} salon={salon} />
      ))}
      empty={listingText.noRecordings}
      failed={isError || isMissing(currentData, 'recorded') || listed?.ok === false}
      isFetching={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
