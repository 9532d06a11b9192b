import { isMissing, type Prefetch, usePageTitle, useParams } from '@athenaeum/shell-contract';
import { Container, EmptyState, ErrorPanel, LinkButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { BookSession } from '../features/bookSession';
import {
  CoachProfile,
  coachProfileText,
  CoachSkeleton,
  prefetchCoach,
  useCoachingCoachQuery,
} from '../features/coachProfile';
import { prefetchCoachingTime } from '../features/creditsWidget';

export const prefetch: Prefetch = ({ slug = '' }) => [prefetchCoach(slug), prefetchCoachingTime()];

export default function CoachPage() {
  const { slug = '' } = useParams();
  const { currentData: data, isError, isFetching, refetch } = useCoachingCoachQuery({ slug });
  const coach = data?.coach?.data;
  const credits = data?.me?.data?.credits;
  const isUnknown = data?.coach?.code === 'NOT_FOUND';
  usePageTitle(isUnknown ? coachProfileText.unknownTitle : coach?.name);

  return (
    <Page $endsInBar={Boolean(coach && credits)}>
      {coach ? (
        <CoachProfile
          key={coach.id}
          coach={coach}
          me={data.me?.data ?? null}
          booking={
            credits && credits.quantity > 0 && !coach.schedule_link ? (
              <BookSession coach={coach} credits={credits} headingId="openings" />
            ) : null
          }
        />
      ) : isUnknown ? (
        <EmptyState
          headingLevel={1}
          title={coachProfileText.unknown}
          drawing="closed"
          action={<LinkButton href="/expert-strategists">{coachProfileText.seeAll}</LinkButton>}
        />
      ) : isError || isMissing(data, 'coach') || data?.coach?.ok === false ? (
        <ErrorPanel
          headingLevel={1}
          title={coachProfileText.notLoaded}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <CoachSkeleton />
      )}
    </Page>
  );
}

const Page = styled(Container)<{ $endsInBar: boolean }>`
  padding-block: ${token.space[24]} ${token.space[64]};

  ${media.under(1070)} {
    ${({ $endsInBar }) => $endsInBar && 'padding-bottom: 0;'}
  }
`;
