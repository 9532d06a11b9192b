import { isMissing } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, LinkButton, Pagination, Section, SkeletonCards } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { RecordedCard } from '../../components/RecordedCard';
import { SalonGrid } from '../../components/SalonGrid';
import { UpcomingCard } from '../../components/UpcomingCard';
import { usePageOf } from '../../components/usePageOf';
import { PAGE_SIZE, pagesOf, useContentMySalonsQuery } from './mySalons.api';

/** My Content's two panels: what she said she would come to, and what she came to. */
export function MySalons() {
  const views = { upcoming: usePageOf('upcoming'), past: usePageOf('page') };
  const { data, isError, isFetching, refetch } = useContentMySalonsQuery(
    pagesOf(views.upcoming.page, views.past.page),
  );
  const failed = (part: 'upcoming' | 'past') =>
    isError || isMissing(data, part) || data?.[part]?.ok === false;
  const panel = (
    part: 'upcoming' | 'past',
    title: string,
    empty: ReactNode,
    cards: ReactNode[] | undefined,
  ) => (
    <Section title={title}>
      {cards?.length ? (
        <SalonGrid>
          {cards.map((card, index) => (
            <li key={index}>{card}</li>
          ))}
        </SalonGrid>
      ) : failed(part) ? (
        <ErrorPanel title={`${title} did not load`} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data ? (
        empty
      ) : (
        <SkeletonCards label={`Loading ${title}`} />
      )}
      <Pagination
        label={`Pages of ${title}`}
        page={views[part].page}
        pages={Math.ceil((data?.[part]?.count ?? 0) / PAGE_SIZE)}
        hrefFor={views[part].hrefFor}
      />
    </Section>
  );

  return (
    <>
      {panel(
        'upcoming',
        'RSVP’d events',
        <EmptyState
          title="No RSVP’d events to show"
          drawing="door"
          action={<LinkButton href="/calendar">See what is coming up</LinkButton>}
        />,
        data?.upcoming?.data?.map((salon) => <UpcomingCard key={salon.id} salon={salon} eager />),
      )}
      {/* How far below it stands is only known with what is above it. */}
      {(data ?? isError) &&
        panel(
          'past',
          'Event History',
          <EmptyState title="No past events to show" drawing="seat" />,
          data?.past?.data?.map((salon) =>
            salon.has_recording ? (
              <RecordedCard key={salon.id} salon={salon} />
            ) : (
              <UpcomingCard key={salon.id} salon={salon} />
            ),
          ),
        )}
    </>
  );
}
