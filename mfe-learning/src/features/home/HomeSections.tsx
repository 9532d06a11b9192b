import { isMissing } from '@athenaeum/shell-contract';
import {
  Carousel,
  EmptyState,
  ErrorPanel,
  Loading,
  Section,
  Skeleton,
  SkeletonCards,
} from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { RecordedCard } from '../../components/RecordedCard';
import { UpcomingCard } from '../../components/UpcomingCard';
import { useContentHomeQuery } from './home.api';
import { NextRsvp } from './NextRsvp';

/** Home below its greeting: what is next for her, what is to come, what was recorded. */
export function HomeSections() {
  const { data, isError, isFetching, refetch } = useContentHomeQuery({});
  const [next] = data?.next?.data ?? [];
  const upcoming = data?.upcoming?.data;
  const recent = data?.recent?.data;
  const failed = (part: 'upcoming' | 'recent') =>
    isError || isMissing(data, part) || data?.[part]?.ok === false;
  const failure = (title: string) => (
    <Section title={title}>
      <ErrorPanel title={`${title} did not load`} onRetry={() => void refetch()} retrying={isFetching} />
    </Section>
  );

  return (
    <>
      {next ? <NextRsvp salon={next} /> : !data && !isError && <StripInWaiting />}
      {upcoming?.length ? (
        <Carousel title="Upcoming">
          {upcoming.map((salon, index) => (
            <UpcomingCard key={salon.id} salon={salon} eager={index < 4} />
          ))}
        </Carousel>
      ) : failed('upcoming') ? (
        failure('Upcoming')
      ) : (
        <Section title="Upcoming">
          {data ? <NothingUpcoming /> : <SkeletonCards label="Loading Upcoming" />}
        </Section>
      )}
      {recent?.length ? (
        <Carousel title="Recently Added">
          {recent.map((salon) => (
            <RecordedCard key={salon.id} salon={salon} />
          ))}
        </Carousel>
      ) : failed('recent') ? (
        failure('Recently Added')
      ) : (
        !data && <Waiting title="Recently Added" />
      )}
    </>
  );
}

const StripInWaiting = () => (
  <Loading label="Loading what is next for you">
    <Skeleton $height="152px" />
  </Loading>
);

const NothingUpcoming = () => <EmptyState title="No more upcoming events to show!" drawing="door" />;

const Waiting = ({ title }: { title: string }): ReactNode => (
  <Section title={title}>
    <SkeletonCards label={`Loading ${title}`} />
  </Section>
);
