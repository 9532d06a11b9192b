import { isMissing } from '@athenaeum/shell-contract';
import { CoachCard, EmptyState, ErrorPanel, Loading, Skeleton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useMemo } from 'react';
import styled from 'styled-components';
import { topicsOf } from '../../components/topicsOf';
import { useCoachingCoachesQuery } from './coachDirectory.api';
import { shuffled } from './shuffled';

const CARDS_IN_WAITING = 6;

/** Every coach, in an order of chance that holds for the visit. */
export function CoachDirectory() {
  const { data, isError, isFetching, refetch } = useCoachingCoachesQuery({});
  const answer = data?.coaches;
  const coaches = useMemo(() => answer?.data && shuffled(answer.data), [answer?.data]);

  if (coaches?.length)
    return (
      <Grid>
        {coaches.map((coach) => (
          <li key={coach.id}>
            <CoachCard
              href={`/expert-strategists/experts/${coach.slug}`}
              name={coach.name}
              picture={coach.avatar}
              title={coach.title}
              shortBio={coach.short_bio}
              tags={topicsOf(coach.coach_relations).map((label) => ({ label }))}
            />
          </li>
        ))}
      </Grid>
    );
  if (isError || isMissing(data, 'coaches') || answer?.ok === false)
    return (
      <ErrorPanel title="Coaches did not load" onRetry={() => void refetch()} retrying={isFetching}>
        {answer?.message ?? undefined}
      </ErrorPanel>
    );
  if (answer) return <EmptyState headingLevel={2} title="No coaches to show" drawing="seat" />;
  return (
    <Loading label="Loading coaches">
      <Grid as="div">
        {Array.from({ length: CARDS_IN_WAITING }, (_, index) => (
          <Skeleton key={index} $height="380px" />
        ))}
      </Grid>
    </Loading>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[24]};

  ${media.upTo(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};
  }
`;
