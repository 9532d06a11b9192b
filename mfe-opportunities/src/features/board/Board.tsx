import { isMissing } from '@athenaeum/shell-contract';
import { ErrorPanel, Pagination, Stack } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Criteria } from '../../components/boardFilter';
import { type BoardOpportunity, useOpportunitiesBoardQuery } from './board.api';
import { boardText } from './board.messages';
import { BoardFilters } from './BoardFilters';
import { BoardSkeleton, SKELETON_HEIGHT } from './BoardSkeleton';
import { PAGE_SIZE, queryOf } from './boardView';
import { LinkedOpportunity } from './LinkedOpportunity';
import { EmptyBoard } from './EmptyBoard';
import { OpportunityEntry } from './OpportunityEntry';
import { useBoardView } from './useBoardView';

export interface BoardProps {
  /** Renders the action on a role: apply. */
  action: (opportunity: BoardOpportunity) => ReactNode;
  /** Renders the action on the applied filters: save them. */
  tools?: (criteria: Criteria) => ReactNode;
}

/** Open roles in the board's order; one is open at a time. The whole view is in the address. */
export function Board({ action, tools }: BoardProps) {
  const { view, choose, search, clear, toggle, hrefFor } = useBoardView();
  const { data, currentData, isError, isFetching, refetch } = useOpportunitiesBoardQuery({
    input: queryOf(view),
  });
  const failed =
    isError || isMissing(currentData, 'opportunities') || currentData?.opportunities?.ok === false;
  // While the next page loads, the last one keeps the page's height.
  const listed = (failed ? currentData : data)?.opportunities;
  const count = listed?.count ?? 0;
  const shown = currentData?.opportunities?.data;
  const linked = shown?.every(({ slug }) => slug !== view.open) ? view.open : null;

  const top = useRef<HTMLDivElement>(null);
  const lastPage = useRef(view.page);
  useEffect(() => {
    if (lastPage.current === view.page) return;
    lastPage.current = view.page;
    top.current?.scrollIntoView();
  }, [view.page]);

  const entry = (opportunity: BoardOpportunity) => (
    <OpportunityEntry
      key={opportunity.id}
      opportunity={opportunity}
      open={view.open === opportunity.slug}
      onToggle={() => toggle(opportunity.slug)}
      action={action(opportunity)}
    />
  );

  return (
    <Top ref={top} aria-busy={isFetching}>
      <BoardFilters
        criteria={view.criteria}
        // Counts of the last query do not belong to this one.
        result={shown ? boardText.result({ count }) : null}
        tools={tools?.(view.criteria)}
        onChoose={choose}
        onSearch={search}
        onClear={clear}
      />
      <List>
        {linked && <LinkedOpportunity slug={linked}>{entry}</LinkedOpportunity>}
        {listed?.data?.length ? (
          <>
            {listed.data.map(entry)}
            <Pagination
              label={boardText.pages}
              page={view.page}
              pages={Math.ceil(count / PAGE_SIZE)}
              hrefFor={hrefFor}
            />
          </>
        ) : failed ? (
          <ErrorPanel
            headingLevel={2}
            title={boardText.notLoaded}
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {listed?.message ?? undefined}
          </ErrorPanel>
        ) : listed ? (
          <EmptyBoard
            criteria={view.criteria}
            firstPage={count > 0 && view.page > 1 ? hrefFor(1) : null}
            onClear={clear}
          />
        ) : (
          <BoardSkeleton />
        )}
      </List>
    </Top>
  );
}

/** Where the panel is below, it does not move when fewer cards load than the skeleton has. */
const List = styled(Stack)`
  align-content: start;

  ${media.under(1070)} {
    min-height: ${SKELETON_HEIGHT}px;
  }
`;

const Top = styled.div`
  scroll-margin-top: ${token.topbar};
`;
