import { EmptyState, ErrorPanel, Loading, Section, Skeleton, Stack } from '@athenaeum/shared-ui';
import { type DeskPortfolio, useCoachingPortfolioDeskQuery } from './portfolioDesk.api';
import { portfolioDeskText } from './portfolioDesk.messages';
import { WrittenPortfolio } from './WrittenPortfolio';

/** A writer's portfolios, those waiting for a writer, and those delivered. */
export function PortfolioDesk() {
  const { data, isError, isFetching, refetch } = useCoachingPortfolioDeskQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  const portfolios = data?.portfolioDesk?.data;
  if (!portfolios)
    return isError || data ? (
      <ErrorPanel
        headingLevel={2}
        title={portfolioDeskText.notLoaded}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Loading label={portfolioDeskText.loading}>
        <Skeleton $height="240px" />
      </Loading>
    );
  if (portfolios.length === 0)
    return (
      <EmptyState headingLevel={2} title={portfolioDeskText.none} drawing="seat">
        {portfolioDeskText.noneYet}
      </EmptyState>
    );
  return GROUPS.map(({ title, has }, index) => {
    const shown = portfolios.filter(has);
    return (
      shown.length > 0 && (
        <Section key={title} title={portfolioDeskText[title]} flush={index === 0}>
          <Stack $gap={24}>
            {shown.map((portfolio) => (
              <WrittenPortfolio key={portfolio.id} portfolio={portfolio} />
            ))}
          </Stack>
        </Section>
      )
    );
  });
}

const GROUPS: { title: 'yours' | 'waiting' | 'delivered'; has: (portfolio: DeskPortfolio) => boolean }[] = [
  {
    title: 'yours',
    has: ({ is_mine_to_write, status }) => is_mine_to_write && status !== 'Delivered',
  },
  { title: 'waiting', has: ({ status }) => status === 'Ordered' },
  { title: 'delivered', has: ({ status }) => status === 'Delivered' },
];
