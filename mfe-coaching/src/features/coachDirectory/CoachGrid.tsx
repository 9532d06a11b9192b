import { CoachCard, Hint, Loading, PersonCardSkeleton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { bioWithoutTitle } from '../../components/bioWithoutTitle';
import { CoachFacts } from '../../components/CoachFacts';
import { topicsOf } from '../../components/topicsOf';
import type { ListedCoach } from './coachDirectory.api';
import { coachDirectoryText } from './coachDirectory.messages';

interface CoachGridProps {
  coaches: readonly ListedCoach[];
  headingLevel: 2 | 3;
  /** Why this coach is recommended. */
  reasonOf?: (coach: ListedCoach) => string | undefined;
}

export function CoachGrid({ coaches, headingLevel, reasonOf }: CoachGridProps) {
  return (
    <Grid>
      {coaches.map((coach) => {
        const reason = reasonOf?.(coach);
        return (
          <li key={coach.id}>
            <CoachCard
              href={`/expert-strategists/experts/${coach.slug}`}
              name={coach.name}
              picture={coach.avatar}
              title={coach.title}
              shortBio={bioWithoutTitle(coach.short_bio, coach.title)}
              tags={topicsOf(coach.coach_relations).map(({ label }) => ({ label }))}
              headingLevel={headingLevel}
              action={
                <>
                  <CoachFacts coach={coach} />
                  {reason && <Hint>{reason}</Hint>}
                </>
              }
            />
          </li>
        );
      })}
    </Grid>
  );
}

const SKELETON_CARDS = 6;

export function CoachGridSkeleton() {
  return (
    <Loading label={coachDirectoryText.loading}>
      <Grid as="div">
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <PersonCardSkeleton key={index} />
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
