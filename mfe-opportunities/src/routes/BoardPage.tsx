import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading, Split, Stack } from '@athenaeum/shared-ui';
import { AboutOpportunities } from '../features/about';
import { ApplyAction } from '../features/apply';
import { Board, boardText, prefetchBoard } from '../features/board';
import { SavedFilters, SaveFilter } from '../features/savedFilters';

export const prefetch: Prefetch = (_params, search) => [prefetchBoard(search)];

export default function BoardPage() {
  return (
    <PageFrame>
      <PageHeading title={boardText.title} lead={boardText.lead} />
      <Split>
        <Board
          action={(opportunity) => <ApplyAction opportunity={opportunity} />}
          tools={(criteria) => <SaveFilter criteria={criteria} />}
        />
        <Stack as="aside" $gap={24} aria-label={boardText.aside}>
          <AboutOpportunities />
          <SavedFilters />
        </Stack>
      </Split>
    </PageFrame>
  );
}
