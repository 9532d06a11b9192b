import { translateSentence } from '@athenaeum/messages';
import { isMissing } from '@athenaeum/shell-contract';
import { AppliedFilters, ErrorPanel, Pagination } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { DIRECTORY_PAGE_SIZE, DIRECTORY_SORTS } from '@athenaeum/users-contract';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { labelOfValue } from './categories';
import { directoryText } from './directory.messages';
import { useUsersDirectoryQuery } from './directory.api';
import { DirectorySkeleton } from './DirectorySkeleton';
import { DirectoryToolbar } from './DirectoryToolbar';
import { isSearched, queryOf } from './directoryView';
import { Filters } from './Filters';
import { MemberGrid } from './MemberGrid';
import { NoMembersFound } from './NoMembersFound';
import { ResultTabs } from './ResultTabs';
import { useDirectoryView } from './useDirectoryView';

/** The member directory, with search, sort and filters; the whole view is in the address. */
export function Directory() {
  const { view, applied, search, sort, choose, clear, hrefFor } = useDirectoryView();
  const { data, currentData, isError, isFetching, refetch } = useUsersDirectoryQuery({
    input: queryOf(view),
  });
  const failed = isError || isMissing(currentData, 'users') || currentData?.users?.ok === false;
  // While the next page loads, the last one keeps the page's height.
  const listed = (failed ? currentData : data)?.users;
  const count = listed?.count ?? 0;
  // Counts of the last query do not belong to this one.
  const known = currentData?.users?.data ? (currentData.users.count ?? 0) : null;
  const found = known === null ? null : directoryText.found({ count: known });
  const facets = data?.users?.facets ?? (failed ? [] : null);

  const top = useRef<HTMLDivElement>(null);
  const lastPage = useRef(view.page);
  useEffect(() => {
    if (lastPage.current === view.page) return;
    lastPage.current = view.page;
    top.current?.scrollIntoView();
  }, [view.page]);

  return (
    <Layout>
      <DirectoryToolbar
        search={view.search}
        sort={view.sort}
        sorts={DIRECTORY_SORTS.map(({ label }) => translateSentence(label))}
        onSearch={search}
        onSort={sort}
      />
      {isSearched(view.search) && <ResultTabs search={view.search} members={known} />}
      <Side>
        <Filters
          facets={facets}
          chosen={view.chosen}
          result={found}
          isSearched={view.search !== ''}
          onChoose={choose}
          onClear={clear}
        />
      </Side>
      <Results ref={top} aria-busy={isFetching}>
        <AppliedFilters
          result={found}
          filters={applied.map(({ category, value }) => ({
            key: `${category} ${value}`,
            label: labelOfValue(value),
            onRemove: () => choose(category, view.chosen[category]?.filter((other) => other !== value) ?? []),
          }))}
        />
        {listed?.data?.length ? (
          <>
            <MemberGrid members={listed.data} />
            <Pagination
              label={directoryText.pages}
              page={view.page}
              pages={Math.ceil(count / DIRECTORY_PAGE_SIZE)}
              hrefFor={hrefFor}
            />
          </>
        ) : failed ? (
          <ErrorPanel
            headingLevel={2}
            title={directoryText.failed}
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {listed?.message ? translateSentence(listed.message) : undefined}
          </ErrorPanel>
        ) : listed ? (
          <NoMembersFound
            isNarrowed={applied.length > 0 || view.search !== ''}
            firstPage={count > 0 && view.page > 1 ? hrefFor(1) : null}
            onClear={clear}
          />
        ) : (
          <DirectorySkeleton />
        )}
      </Results>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template:
    'search search sort'
    'tabs tabs tabs'
    'side results results' / 280px minmax(0, 1fr) 280px;
  column-gap: ${token.space[32]};
  align-items: start;

  ${media.under(1070)} {
    grid-template:
      'search search'
      'sort side'
      'tabs tabs'
      'results results' / minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token.space[12]} ${token.space[8]};
  }
`;

const Side = styled.div`
  grid-area: side;

  ${media.from(1070)} {
    margin-top: ${token.space[24]};
  }
`;

const Results = styled.div`
  grid-area: results;
  scroll-margin-top: ${token.topbar};

  ${media.from(1070)} {
    margin-top: ${token.space[24]};
  }
`;
