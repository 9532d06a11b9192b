import { DIRECTORY_PAGE_SIZE, DIRECTORY_SORTS } from '@athenaeum/users-contract';
import { isMissing } from '@athenaeum/shell-contract';
import { AppliedFilters, Button, EmptyState, ErrorPanel, MemberCard, Pagination } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useUsersDirectoryQuery } from './directory.api';
import { DirectorySkeleton } from './DirectorySkeleton';
import { DirectoryToolbar } from './DirectoryToolbar';
import { Filters } from './Filters';
import { queryOf } from './queryOf';
import { useDirectoryView } from './useDirectoryView';

/** Members one may find, with search, sort and filters; everything shown is in the address. */
export function Directory() {
  const { view, applied, change, choose, clear, hrefFor } = useDirectoryView();
  const { data, isError, isFetching, refetch } = useUsersDirectoryQuery({ input: queryOf(view) });
  const answer = data?.users;
  const members = answer?.data;
  const count = answer?.count ?? 0;
  // Numbers of the last question are no answer to this one.
  const found = !answer || isFetching ? null : count === 1 ? '1 member' : `${count} members`;
  const isNarrowed = applied.length > 0 || view.search !== '';

  return (
    <>
      <DirectoryToolbar
        search={view.search}
        sort={view.sort}
        sorts={DIRECTORY_SORTS.map(({ label }) => label)}
        onChange={change}
      />
      <Columns>
        <Filters
          facets={answer || isError ? (answer?.facets ?? []) : null}
          chosen={view.chosen}
          result={found}
          onChoose={choose}
          onClear={clear}
        />
        <div aria-busy={isFetching}>
          <AppliedFilters
            result={found}
            filters={applied.map(({ category, value }) => ({
              key: `${category} ${value}`,
              label: value,
              onRemove: () =>
                choose(category, view.chosen[category]?.filter((other) => other !== value) ?? []),
            }))}
          />
          {members?.length ? (
            <>
              <Grid>
                {members.map((member) => (
                  <li key={member.id}>
                    <MemberCard
                      href={`/community/members/${member.slug ?? member.id}`}
                      name={member.name ?? ''}
                      picture={member.avatar}
                      title={member.title}
                      company={member.company}
                      hub={member.nearest_regional_hub}
                      tags={(member.leadership_areas ?? []).map((label) => ({ label }))}
                    />
                  </li>
                ))}
              </Grid>
              <Pagination
                label="Pages of members"
                page={view.page}
                pages={Math.ceil(count / DIRECTORY_PAGE_SIZE)}
                hrefFor={hrefFor}
              />
            </>
          ) : isError || isMissing(data, 'users') || answer?.ok === false ? (
            <ErrorPanel title="Members did not load" onRetry={() => void refetch()} retrying={isFetching}>
              {answer?.message ?? undefined}
            </ErrorPanel>
          ) : answer ? (
            <EmptyState
              title="No more members to show"
              drawing="results"
              action={isNarrowed ? <Button onClick={clear}>Clear All</Button> : undefined}
            >
              {isNarrowed && 'Clearing all filters might help!'}
            </EmptyState>
          ) : (
            <DirectorySkeleton />
          )}
        </div>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: ${token.space[32]};
  align-items: start;

  ${media.under(1070)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[24]};

  ${media.upTo(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};
  }
`;
