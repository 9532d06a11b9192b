import { PageFrame } from '@athenaeum/shared-ui';
import { searchProblem } from '@athenaeum/content-contract';
import { usePageTitle, useSearchParams, useTrack } from '@athenaeum/shell-contract';
import { useEffect, useLayoutEffect } from 'react';
import { SearchResults, UnusableTerm } from '../features/search';
import { searchPageText } from './searchPage.messages';

export default function SearchPage() {
  const [params] = useSearchParams();
  const term = (params.get('query_search') ?? '').trim();
  const problem = searchProblem(term);
  usePageTitle(problem ? searchPageText.title : searchPageText.resultsFor({ term }));
  // A new term counts as a new page, though the path is the same.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [term]);
  const track = useTrack();
  useEffect(() => {
    if (!problem) track({ name: 'user_search', text: term });
  }, [term, problem, track]);

  return (
    <PageFrame>
      {problem ? <UnusableTerm problem={problem} /> : <SearchResults key={term} term={term} />}
    </PageFrame>
  );
}
