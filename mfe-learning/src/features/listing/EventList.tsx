import { useNavigate } from '@athenaeum/shell-contract';
import { Button, Hint, Section } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { Fragment, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { countText } from '../../components/count.messages';
import { noEventsText } from '../../components/noEvents.messages';
import { RuledRows } from '../../components/SalonRow';
import type { PageView } from '../../components/usePageOf';
import { listingText } from './listing.messages';
import { PAGE_SIZE } from './SalonPages';

interface EventListProps {
  title?: string;
  /** The first part of its column. */
  flush?: boolean;
  /** The number of pages requested, in the address. */
  view: PageView;
  count: number;
  /** The rows of one page; `isNew` when Show More brought them. */
  pageOf: (page: number, isNew: boolean) => ReactNode;
  /** In place of rows while there are none. */
  children?: ReactNode;
}

/** Upcoming salons, with Show More. */
export function EventList({ title, flush, view, count, pageOf, children }: EventListProps) {
  const navigate = useNavigate();
  const [atFirst] = useState(view.page);
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const shown = Math.min(view.page, pages);
  return (
    <Section
      title={title ?? listingText.upcoming}
      note={count > 0 ? countText.salons({ count }) : undefined}
      flush={flush}
    >
      {children || (
        <>
          <RuledRows>
            {Array.from({ length: shown }, (_, index) => (
              <Fragment key={index}>{pageOf(index + 1, index + 1 > atFirst)}</Fragment>
            ))}
          </RuledRows>
          {pages > 1 && (
            <End>
              {shown < pages ? (
                <Button
                  look="outlined"
                  onClick={() => void navigate(view.hrefFor(shown + 1), { replace: true })}
                >
                  {listingText.moreEvents}
                </Button>
              ) : (
                <Hint>{noEventsText.upcoming}</Hint>
              )}
            </End>
          )}
        </>
      )}
    </Section>
  );
}

const End = styled.div`
  display: grid;
  justify-items: center;
  margin-top: ${token.space[32]};
`;
