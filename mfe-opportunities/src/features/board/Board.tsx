import { isMissing, useSearchParams } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, Loading, OpportunityCard, Skeleton, Stack } from '@athenaeum/shared-ui';
import { useEffect } from 'react';
import { useOpportunitiesBoardQuery } from './board.api';
import { OpportunityDetail } from './OpportunityDetail';
import { StatusMark } from './StatusMark';

/** The parameter that names the open card: its address is the card's deep link. */
const OPEN = 'opportunity';
const CARDS_IN_WAITING = 4;

/** Open roles in the board's order; one is open at a time, and its address says which. */
export function Board() {
  const [params, setParams] = useSearchParams();
  const open = params.get(OPEN);
  const { data, isError, isFetching, refetch } = useOpportunitiesBoardQuery({});
  const answer = data?.opportunities;
  const opportunities = answer?.data;
  const isThere = Boolean(opportunities?.length);

  useEffect(() => {
    if (!isThere || !open) return;
    // Arriving by a deep link: bring its card into view once there are cards. What grows and is scrolled in one frame counts
    // as moved, so the cards are drawn first.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        document.getElementById(open)?.scrollIntoView({ block: 'nearest' }),
      );
    });
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- pressing a card must not move the page
  }, [isThere]);

  if (opportunities?.length)
    return (
      <Stack>
        {opportunities.map((opportunity) => (
          <OpportunityCard
            key={opportunity.id}
            slug={opportunity.slug}
            role={opportunity.role}
            industry={opportunity.industry}
            company={opportunity.company}
            needs={opportunity.needs}
            thumbnail={opportunity.image}
            badge={<StatusMark status={opportunity.status} />}
            open={open === opportunity.slug}
            onToggle={() =>
              setParams(open === opportunity.slug ? {} : { [OPEN]: opportunity.slug }, {
                replace: true,
                preventScrollReset: true,
              })
            }
          >
            <OpportunityDetail opportunity={opportunity} />
          </OpportunityCard>
        ))}
      </Stack>
    );
  if (isError || isMissing(data, 'opportunities') || answer?.ok === false)
    return (
      <ErrorPanel title="Opportunities did not load" onRetry={() => void refetch()} retrying={isFetching}>
        {answer?.message ?? undefined}
      </ErrorPanel>
    );
  if (answer)
    return (
      <EmptyState
        headingLevel={2}
        title="It looks like we don't have any open opportunities to show right now."
        drawing="seat"
      >
        Please check back soon.
      </EmptyState>
    );
  return (
    <Loading label="Loading opportunities">
      <Stack>
        {Array.from({ length: CARDS_IN_WAITING }, (_, index) => (
          <Skeleton key={index} $height="162px" />
        ))}
      </Stack>
    </Loading>
  );
}
