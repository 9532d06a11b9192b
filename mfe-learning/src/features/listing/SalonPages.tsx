import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { ErrorPanel, Hint, Pagination, Section, SkeletonCards } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
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
        <Cards>
          {cards.map((card, index) => (
            <li key={index}>{card}</li>
          ))}
        </Cards>
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

/** Rows with a small picture on phones, where a card for each would be a long way to scroll. */
const Cards = styled(SalonGrid)`
  ${media.under(600)} {
    gap: 0;

    & > li {
      padding-block: ${token.space[16]};
      border-bottom: 1px solid ${token.color.line};
    }

    & article {
      display: grid;
      grid-template: auto auto 1fr / 128px minmax(0, 1fr);
      column-gap: ${token.space[16]};
      padding-right: 36px;
    }

    /* The picture, beside all the words. */
    & article > :first-child {
      grid-row: 1 / span 4;
      align-self: start;
      margin: 0;
    }

    /* A badge, where there is one. */
    & article > :first-child > :nth-last-child(2):not(img) {
      top: ${token.space[4]};
      left: ${token.space[4]};
    }

    /* What is at its end: the ring, or the sign of play. */
    & article > :first-child > :last-child {
      right: ${token.space[4]};
      bottom: ${token.space[4]};
    }

    & article > :first-child > :last-child > span {
      width: 44px;
      height: 44px;
      font-size: 0;
    }

    & svg[width='70'] {
      width: 44px;
      height: 44px;
    }

    & article > button {
      top: calc(-1 * ${token.space[12]});
      right: calc(-1 * ${token.space[12]});
      background: none;
      color: ${token.color.ink2};
    }

    & article > button[aria-pressed='true'] {
      color: ${token.color.accent};
    }

    & h3 {
      min-height: 0;
      -webkit-line-clamp: 3;
      line-clamp: 3;
    }
  }
`;
