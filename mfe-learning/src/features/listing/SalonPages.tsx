import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { ErrorPanel, Hint, Pagination, Section, SkeletonCards } from '@athenaeum/shared-ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { countText } from '../../components/count.messages';
import { partText } from '../../components/part.messages';
import { SalonGrid } from '../../components/SalonGrid';
import type { PageView } from '../../components/usePageOf';

/** Cards of a grid at a time (specification 9). */
export const PAGE_SIZE = LIBRARY_LIMITS.salonGrid;

interface SalonPagesProps {
  title: string;
  view: PageView;
  /** How many there are in all. */
  count: number;
  /** This page's; undefined while they load. */
  cards: ReactNode[] | undefined;
  empty: string;
  failed?: boolean;
  isFetching?: boolean;
  onRetry?: () => void;
}

/** A titled grid of salons, in pages. */
export function SalonPages({
  title,
  view,
  count,
  cards,
  empty,
  failed,
  isFetching,
  onRetry,
}: SalonPagesProps) {
  const headingId = useId();
  const lastPage = useRef(view.page);
  // A change of page scrolls to its top.
  useEffect(() => {
    if (lastPage.current === view.page) return;
    lastPage.current = view.page;
    document.getElementById(headingId)?.scrollIntoView();
  }, [headingId, view.page]);

  return (
    <Section title={title} id={headingId} note={count > 0 ? countText.salons({ count }) : undefined}>
      {cards?.length ? (
        <SalonGrid>
          {cards.map((card, index) => (
            <li key={index}>{card}</li>
          ))}
        </SalonGrid>
      ) : failed ? (
        <ErrorPanel title={partText.notLoaded({ part: title })} onRetry={onRetry} retrying={isFetching} />
      ) : cards ? (
        <Hint>{empty}</Hint>
      ) : (
        <SkeletonCards label={partText.loading({ part: title })} />
      )}
      <Pagination
        label={partText.pages({ part: title })}
        page={view.page}
        pages={Math.ceil(count / PAGE_SIZE)}
        hrefFor={view.hrefFor}
      />
    </Section>
  );
}
