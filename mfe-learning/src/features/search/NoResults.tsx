import { usePlatform } from '@athenaeum/shell-contract';
import { Button, EmptyState } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { BrowsePanel } from './BrowsePanel';

/** Nothing was found: how to begin again, and where to look around instead. */
export function NoResults() {
  return (
    <Place>
      <EmptyState title="No Results!" headingLevel={2} drawing="results" action={<StartNewSearch />}>
        We couldn’t find anything matching your search query
      </EmptyState>
      <BrowsePanel />
    </Place>
  );
}

/** Clears the term, which leads home, and puts her into the search field. */
export function StartNewSearch() {
  const platform = usePlatform();
  const start = () => {
    platform.navigate('/');
    platform.emit({ type: 'startSearch' });
  };
  return <Button onClick={start}>Start New Search</Button>;
}

export const Place = styled.div`
  margin-top: ${token.space[32]};
`;
