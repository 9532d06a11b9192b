import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { AboutOpportunities } from '../features/about';
import { ApplyAction } from '../features/apply';
import { SaveRole } from '../features/saveRole';
import { Board, boardText, prefetchBoard } from '../features/board';
import { FilterViews, SavedFilters, SaveFilter } from '../features/savedFilters';

export const prefetch: Prefetch = (_params, search) => [prefetchBoard(search)];

export default function BoardPage() {
  return (
    <Page>
      <PageHeading title={boardText.title} lead={boardText.lead} />
      <Board
        action={(opportunity) => (
          <>
            <ApplyAction opportunity={opportunity} />
            <SaveRole opportunity={opportunity} />
          </>
        )}
        filterTabs={(view, openCount) => <FilterViews {...view} openCount={openCount} />}
        filterActions={(criteria) => <SaveFilter criteria={criteria} />}
      />
      <Panel aria-label={boardText.aside}>
        <AboutOpportunities />
        <SavedFilters />
      </Panel>
    </Page>
  );
}

const Page = styled(PageFrame)`
  & > header {
    margin-bottom: ${token.space[24]};
  }
`;

/** Below the board, which takes the page's whole width. */
const Panel = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]} ${token.space[48]};
  align-items: start;
  margin-top: ${token.space[64]};

  /* How high the board will be is not known yet. */
  [data-unknown='true'] + & {
    display: none;
  }

  ${media.from(900)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
