import { isJoinOpen } from '@athenaeum/coaching-contract';
import { ErrorBoundary, lazyRoute } from '@athenaeum/shell-contract';
import { EmptyState, Loading, Skeleton, useNow } from '@athenaeum/shared-ui';
import { media } from '@athenaeum/shared-ui/theme';
import { Suspense } from 'react';
import styled from 'styled-components';
import { NextRsvp } from '../../components/NextRsvp';
import { noEventsText } from '../../components/noEvents.messages';
import { RecordedCard } from '../../components/RecordedCard';
import { shelfText } from '../../components/shelf.messages';
import { SubscribeToCalendar } from '../../components/subscribe/SubscribeToCalendar';
import { UpcomingCard } from '../../components/UpcomingCard';
import { ExploreByGoals } from './ExploreByGoals';
import { useContentHomeQuery } from './home.api';
import { LowerHalf } from './LowerHalf';
import { homeText } from './home.messages';
import { Shelf } from './Shelf';

/** Loaded lazily: most visits have a salon next, or nothing. */
const NextSession = lazyRoute(() => import('./NextSession'));

/** Home below its greeting: what is next, upcoming salons, recordings, and ways to explore. */
export function HomeSections() {
  const home = useContentHomeQuery({});
  const { data, isError } = home;
  const [salon] = data?.next?.data ?? [];
  const session = data?.session?.data;
  const now = useNow();
  // A session that can be joined goes before a salon that has begun, because its coach is waiting.
  const isSessionFirst = session && (!salon || session.session_date < salon.date || isJoinOpen(session, now));

  return (
    <>
      {isSessionFirst ? (
        <ErrorBoundary what={homeText.nextSession}>
          <Suspense fallback={<StripInWaiting />}>
            <NextSession session={session} />
          </Suspense>
        </ErrorBoundary>
      ) : salon ? (
        <NextRsvp salon={salon} />
      ) : (
        !data && !isError && <StripInWaiting />
      )}
      <Shelf
        title={homeText.upcoming}
        home={home}
        part="upcoming"
        all="/calendar"
        tools={
          <Roomy>
            <SubscribeToCalendar />
          </Roomy>
        }
        cards={data?.upcoming?.data?.map((salon, index) => (
          <UpcomingCard key={salon.id} salon={salon} eager={index < 4} />
        ))}
        empty={<EmptyState title={noEventsText.upcoming} drawing="door" />}
      />
      <ExploreByGoals home={home} />
      <Shelf
        title={shelfText.recentlyAdded}
        home={home}
        part="recent"
        all="/view-all/recently-added"
        cards={data?.recent?.data?.map((salon) => (
          <RecordedCard key={salon.id} salon={salon} />
        ))}
      />
      <LowerHalf />
    </>
  );
}

const StripInWaiting = () => (
  <Loading label={homeText.loadingNext}>
    <Skeleton $height="max(152px,min(198px,9e4px - 1e4vw))" />
  </Loading>
);

/** On phones it is on the calendar page. */
const Roomy = styled.div`
  ${media.under(768)} {
    display: none;
  }
`;
