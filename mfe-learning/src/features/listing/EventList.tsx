import { useNavigate } from '@athenaeum/shell-contract';
import { Button, Hint, Section } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { Fragment, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { countText } from '../../components/count.messages';
import { noEventsText } from '../../components/noEvents.messages';
import { SalonGrid } from '../../components/SalonGrid';
import type { PageView } from '../../components/usePageOf';
import { listingText } from './listing.messages';
import { PAGE_SIZE } from './SalonPages';

interface EventListProps {
  /** The number of pages requested, in the address. */
  view: PageView;
  count: number;
  /** The cards of one page; `isNew` when Show More brought them. */
  pageOf: (page: number, isNew: boolean) => ReactNode;
  /** In place of cards while there are none. */
  children?: ReactNode;
}

/** Upcoming salons, with Show More. */
export function EventList({ view, count, pageOf, children }: EventListProps) {
  const navigate = useNavigate();
  const [atFirst] = useState(view.page);
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const shown = Math.min(view.page, pages);
  return (
    <Section title={listingText.upcoming} note={count > 0 ? countText.salons({ count }) : undefined}>
      {children || (
        <>
          <SalonGrid>
            {Array.from({ length: shown }, (_, index) => (
              <Fragment key={index}>{pageOf(index + 1, index + 1 > atFirst)}</Fragment>
            ))}
          </SalonGrid>
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
