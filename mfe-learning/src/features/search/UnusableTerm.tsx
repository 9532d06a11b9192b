import { translateSentence } from '@athenaeum/messages';
import { EmptyState, PageHeading } from '@athenaeum/shared-ui';
import { Place, StartNewSearch } from './NoResults';
import { BrowsePanel } from './BrowsePanel';
import { searchText } from './search.messages';

/** A term that cannot be searched for, and why. */
export function UnusableTerm({ problem }: { problem: string }) {
  return (
    <>
      <PageHeading title={searchText.search} />
      <Place>
        <EmptyState
          title={translateSentence(problem)}
          headingLevel={2}
          drawing="results"
          action={<StartNewSearch />}
        >
          {searchText.whatWorks}
        </EmptyState>
        <BrowsePanel />
      </Place>
    </>
  );
}
