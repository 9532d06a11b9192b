import { usePlatform } from '@athenaeum/shell-contract';
import { Button, EmptyState } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { BrowsePanel } from './BrowsePanel';
import { searchText } from './search.messages';

/** Shown without results: start again, or browse. */
export function NoResults() {
  return (
    <Place>
      <EmptyState title={searchText.noResults} headingLevel={2} drawing="results" action={<StartNewSearch />}>
        {searchText.noResultsWhat}
      </EmptyState>
      <BrowsePanel />
    </Place>
  );
}

/** Clears the term, which leads home, and focuses the search field. */
export function StartNewSearch() {
  const platform = usePlatform();
  const start = () => {
    platform.navigate('/');
    platform.emit({ type: 'startSearch' });
  };
  return <Button onClick={start}>{searchText.startNew}</Button>;
}

export const Place = styled.div`
  margin-top: ${token.space[32]};
`;
