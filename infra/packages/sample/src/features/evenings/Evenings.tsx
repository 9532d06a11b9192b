import { eventTypeLabel } from '@athenaeum/content-contract';
import { isMissing } from '@athenaeum/shell-contract';
import {
  Card,
  EmptyState,
  ErrorPanel,
  Loading,
  Meta,
  Section,
  Skeleton,
  Stack,
  TextLink,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useBookClubEveningsQuery } from './evenings.api';
import { eveningsText } from './evenings.messages';

/** The club's evenings: the upcoming salons (live events) that it reads for. */
export function Evenings() {
  const { data, isError, isFetching, refetch } = useBookClubEveningsQuery({});
  const evenings = data?.salons?.data;

  if (evenings?.length === 0) return <EmptyState title={eveningsText.none} headingLevel={2} />;
  if (evenings)
    return (
      <Section title={eveningsText.coming({ count: evenings.length })}>
        <Stack $gap={16}>
          {evenings.map(({ id, slug, title, event_type, event_location }) => (
            <Evening key={id}>
              <TextLink href={`/salons/${slug}`}>{title}</TextLink>
              <Meta>{[eventTypeLabel(event_type), event_location].filter(Boolean).join(' · ')}</Meta>
            </Evening>
          ))}
        </Stack>
      </Section>
    );
  if (isError || isMissing(data, 'salons'))
    return <ErrorPanel title={eveningsText.notLoaded} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Loading label={eveningsText.loading}>
      <Skeleton $height="120px" />
    </Loading>
  );
}

const Evening = styled(Card)`
  padding: ${token.space[16]} ${token.space[24]};
`;
