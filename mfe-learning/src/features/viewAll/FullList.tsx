import { usePageTitle } from '@athenaeum/shell-contract';
import { EmptyState, ErrorPanel, LinkButton, Meta, PageHeading, Pagination } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { comingUpText } from '../../components/comingUp.messages';
import { partText } from '../../components/part.messages';
import { SalonGrid } from '../../components/SalonGrid';
import { TileGrid } from '../../components/TileGrid';
import type { PageView } from '../../components/usePageOf';
import { FullListSkeleton } from './FullListSkeleton';
import { PAGE_SIZE } from './viewAll.api';

interface FullListProps {
  title: string;
  lead?: string;
  /** "20 salons". */
  counted: (values: { count: number }) => string;
  shape: 'salons' | 'tiles';
  view: PageView;
  /** How many there are in all. */
  count: number;
  /** This page's; undefined while they load. */
  cards: ReactNode[] | undefined;
  empty: string;
  failed: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/** Everything of one kind, twenty a page. */
export function FullList(props: FullListProps) {
  const { title, lead, counted, shape, view, count, cards, empty, failed, isFetching, onRetry } = props;
  const Grid = shape === 'salons' ? SalonGrid : TileGrid;
  const top = useRef<HTMLDivElement>(null);
  const lastPage = useRef(view.page);
  usePageTitle(title);
  // A change of page scrolls to its top.
  useEffect(() => {
    if (lastPage.current === view.page) return;
    lastPage.current = view.page;
    top.current?.scrollIntoView();
  }, [view.page]);

  return (
    <Top ref={top} aria-busy={isFetching}>
      <PageHeading title={title} lead={lead} />
      <Count as="div" role="status">
        {cards && count > 0 && <h2>{counted({ count })}</h2>}
      </Count>
      {cards?.length ? (
        <Grid>
          {cards.map((card, index) => (
            <li key={index}>{card}</li>
          ))}
        </Grid>
      ) : failed ? (
        <ErrorPanel
          headingLevel={2}
          title={partText.notLoaded({ part: title })}
          onRetry={onRetry}
          retrying={isFetching}
        />
      ) : cards ? (
        <EmptyState
          headingLevel={2}
          title={empty}
          drawing="door"
          action={<LinkButton href="/calendar">{comingUpText.see}</LinkButton>}
        />
      ) : (
        <FullListSkeleton label={partText.loading({ part: title })} shape={shape} />
      )}
      <Pagination
        label={partText.pages({ part: title })}
        page={view.page}
        pages={Math.ceil(count / PAGE_SIZE)}
        hrefFor={view.hrefFor}
      />
    </Top>
  );
}

const Top = styled.div`
  scroll-margin-top: ${token.topbar};
`;

const Count = styled(Meta)`
  min-height: 1.5em;
  margin-bottom: ${token.space[16]};

  & > h2 {
    font: inherit;
    letter-spacing: 0;
  }
`;
