import { isMissing } from '@athenaeum/shell-contract';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Loading,
  Meta,
  Pagination,
  Row,
  SearchField,
  Skeleton,
  Table,
  Tabs,
  useDebounced,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { columns } from './columns';
import { useUsersMembersListQuery } from './membersList.api';
import { PAGE_SIZE, queryOf } from './queryOf';
import { type SortKey, useListView } from './useListView';
import { VIEWS } from './views';

/** Everybody there is, for admins: searched, ordered and paged by the server. */
export function MembersList() {
  const { now, change, hrefFor } = useListView();
  const [text, setText] = useDebounced(now.search, (search) => change({ search: search.trim() }));
  const { data, isError, isFetching, refetch } = useUsersMembersListQuery({ input: queryOf(now) });
  const answer = data?.users;
  const members = answer?.data;
  const count = answer?.count ?? 0;
  const first = (now.page - 1) * PAGE_SIZE + 1;

  return (
    <Tabs label="Views" tabs={VIEWS} selected={now.view} onSelect={(view) => change({ view })}>
      <Tools>
        <SearchField
          label="Search members"
          placeholder="Name, email or company"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Tools>
      <div aria-busy={isFetching}>
        {members?.length ? (
          <>
            <Table
              caption="Members"
              columns={columns}
              rows={members}
              rowKey={({ id }) => id}
              sort={now.sort}
              onSort={({ key, direction }) => change({ sort: { key: key as SortKey, direction } })}
            />
            <Row $between>
              <Meta role="status">
                {first}–{first + members.length - 1} of {count}
              </Meta>
              <Pagination page={now.page} pages={Math.ceil(count / PAGE_SIZE)} hrefFor={hrefFor} />
            </Row>
          </>
        ) : isError || isMissing(data, 'users') || answer?.ok === false ? (
          <ErrorPanel title="Members did not load" onRetry={() => void refetch()} retrying={isFetching}>
            {answer?.message ?? undefined}
          </ErrorPanel>
        ) : answer ? (
          <EmptyState
            title="No more members to show"
            drawing="results"
            action={
              now.search ? (
                <Button
                  onClick={() => {
                    setText('');
                    change({ search: '' });
                  }}
                >
                  Clear All
                </Button>
              ) : undefined
            }
          />
        ) : (
          <Loading label="Loading members">
            <Skeleton $height="720px" />
          </Loading>
        )}
      </div>
    </Tabs>
  );
}

const Tools = styled.div`
  max-width: 420px;
  margin-bottom: ${token.space[16]};
`;
