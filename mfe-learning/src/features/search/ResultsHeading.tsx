import { PageHeading } from '@athenaeum/shared-ui';
import { searchText } from './search.messages';

/** The search term and the number of results, announced when it is known. */
export function ResultsHeading({ term, count }: { term: string; count: number | null }) {
  return (
    <PageHeading
      title={searchText.resultsFor({ term })}
      lead={<span role="status">{count === null ? '\u00a0' : searchText.results({ count })}</span>}
    />
  );
}
