import { EmptyState, PageHeading } from '@athenaeum/shared-ui';
import { Place, StartNewSearch } from './NoResults';
import { BrowsePanel } from './BrowsePanel';

/** A term that cannot be searched for, and why. */
export function UnusableTerm({ problem }: { problem: string }) {
  return (
    <>
      <PageHeading title="Search" />
      <Place>
        <EmptyState title={problem} headingLevel={2} drawing="results" action={<StartNewSearch />}>
          Names, topics and words from a title or a talk all work.
        </EmptyState>
        <BrowsePanel />
      </Place>
    </>
  );
}
