import styled from 'styled-components';
import { ArrowLeftIcon, ArrowRightIcon } from '../../icons';
import { media, token } from '../../theme';
import { pageNumbers } from './pageNumbers';
import { paginationText } from './pagination.messages';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  /** Each page is an address: the view lives in the URL. */
  hrefFor: (page: number) => string;
  /** Names it where a page has two. */
  label?: string;
};

/** Absent while there is one page. */
export function Pagination({ page, pages, hrefFor, label = paginationText.label }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label}>
      <List>
        {page > 1 && (
          <li>
            <Step href={hrefFor(page - 1)} rel="prev" aria-label={paginationText.previous}>
              <ArrowLeftIcon size={20} />
            </Step>
          </li>
        )}
        {pageNumbers(page, pages).map((entry) => (
          <li key={entry}>
            {typeof entry === 'number' ? (
              <Step
                href={hrefFor(entry)}
                aria-label={paginationText.page({ page: String(entry) })}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </Step>
            ) : (
              <Gap aria-hidden="true">…</Gap>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Step href={hrefFor(page + 1)} rel="next" aria-label={paginationText.next}>
              <ArrowRightIcon size={20} />
            </Step>
          </li>
        )}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space[4]};
  margin-top: ${token.space[48]};

  ${media.under(500)} {
    flex-wrap: nowrap;
    gap: 0;
  }
`;

const Gap = styled.span`
  display: grid;
  place-items: center;
  min-width: 16px;
  height: 44px;
  color: ${token.color.ink3};
`;

const Step = styled.a`
  display: grid;
  place-items: center;
  min-width: 44px;
  height: 44px;
  padding: 0 ${token.space[4]};
  border-radius: ${token.radius[8]};
  color: ${token.color.ink};
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  &:hover {
    background: ${token.color.sunken};
    color: ${token.color.accent};
  }

  &:focus-visible {
    border-radius: ${token.radius[8]};
  }

  &[aria-current='page'] {
    background: ${token.color.ink};
    color: ${token.color.page};
  }

  /* Seven numbers and two ellipses fit on one line of the narrowest phone. */
  ${media.under(500)} {
    min-width: clamp(28px, 10vw, 40px);
  }
`;
