import { isMissing } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, LinkButton, Section, SkeletonCards } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RecordedCard } from '../../components/RecordedCard';
import { UpcomingCard } from '../../components/UpcomingCard';
import { useContentMySalonsQuery } from './mySalons.api';

/** My Content's two panels: what she said she would come to, and what she came to. */
export function MySalons() {
  const { data, isError, isFetching, refetch } = useContentMySalonsQuery({});
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
        <Grid>
          {cards.map((card, index) => (
            <li key={index}>{card}</li>
          ))}
        </Grid>
      ) : failed(part) ? (
        <ErrorPanel title={`${title} did not load`} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data ? (
        empty
      ) : (
        <SkeletonCards label={`Loading ${title}`} />
      )}
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
          action={<LinkButton href="/">See what is coming up</LinkButton>}
        />,
        data?.upcoming?.data?.map((salon) => <UpcomingCard key={salon.id} salon={salon} eager />),
      )}
      {panel(
        'past',
        'Event History',
        <EmptyState title="No past events to show" drawing="seat" />,
        data?.past?.data?.map((salon) => <RecordedCard key={salon.id} salon={salon} attended />),
      )}
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[32]} ${token.space[24]};

  ${media.upTo(1240)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.upTo(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
