import { isMissing } from '@athenaeum/shell-contract';
import { ErrorPanel, Meta, OpportunityColumns, Pagination, Row } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Criteria } from '../../components/boardFilter';
import { type BoardOpportunity, useOpportunitiesBoardQuery } from './board.api';
import { boardText, columnsText } from './board.messages';
import { BoardFilters } from './BoardFilters';
import { BoardSkeleton, SKELETON_HEIGHT } from './BoardSkeleton';
import { type BoardView, PAGE_SIZE, queryOf } from './boardView';
import { LinkedOpportunity } from './LinkedOpportunity';
import { EmptyBoard } from './EmptyBoard';
import { OpportunityEntry } from './OpportunityEntry';
import { useBoardView } from './useBoardView';
import { useLinkedLoading } from './useLinkedLoading';

export interface BoardProps {
  /** Renders the action on a role: apply. */
  action: (opportunity: BoardOpportunity) => ReactNode;
  /** Renders tabs of the saved filters, with how many roles are open in all; null while that is not known. */
  filterTabs?: (view: Pick<BoardView, 'criteria' | 'saved'>, openCount: number | null) => ReactNode;
  /** Renders the action on the applied filters: save them. */
  filterActions?: (criteria: Criteria) => ReactNode;
}

/** Open roles in the board's order; one is open at a time. The whole view is in the address. */
export function Board({ action, filterTabs, filterActions }: BoardProps) {
  const { view, choose, search, clear, sort, toggle, hrefFor } = useBoardView();
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
  const isWaiting = useLinkedLoading(linked);

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
    <Top ref={top} aria-busy={isFetching} data-unknown={!listed && !failed}>
      <BoardFilters
        criteria={view.criteria}
        // Counts of the last query do not belong to this one.
        result={shown ? boardText.result({ count }) : null}
        filterTabs={(openCount) => filterTabs?.(view, openCount)}
        order={view.order}
        onSort={sort}
        filterActions={filterActions?.(view.criteria)}
        onChoose={choose}
        onSearch={search}
        onClear={clear}
      />
      <List $empty={listed?.data?.length === 0}>
        {linked && !isWaiting && <LinkedOpportunity slug={linked}>{entry}</LinkedOpportunity>}
        {isWaiting ? (
          <BoardSkeleton />
        ) : listed?.data?.length ? (
          <>
            <OpportunityColumns words={columnsText} />
            <Ruled>{listed.data.map(entry)}</Ruled>
            <Foot $between $gap={16}>
              <Meta>{boardText.showing({ shown: listed.data.length, count })}</Meta>
              <Pagination
                label={boardText.pages}
                page={view.page}
                pages={Math.ceil(count / PAGE_SIZE)}
                hrefFor={hrefFor}
              />
            </Foot>
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
            saved={view.saved}
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

/** What is below does not move when fewer roles load than the skeleton has; where none are, it closes up. */
const List = styled.div<{ $empty: boolean }>`
  min-height: ${({ $empty }) => ($empty ? '' : `${SKELETON_HEIGHT}px`)};
`;

const Ruled = styled.div`
  ${media.upTo(900)} {
    border-top: 1px solid ${token.color.control};
  }
`;

const Foot = styled(Row)`
  margin-top: ${token.space[32]};

  & ul {
    margin-top: 0;
  }
`;

const Top = styled.div`
  scroll-margin-top: ${token.topbar};
`;
