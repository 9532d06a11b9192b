import { REGIONAL_HUBS, RELATIONSHIP_TYPES } from '@athenaeum/users-contract';
import { isMissing, useNavigate } from '@athenaeum/shell-contract';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Loading,
  Meta,
  Pagination,
  Row,
  SearchField,
  Select,
  Skeleton,
  Table,
  Tabs,
  TextButton,
  useDebounced,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { columnsOf } from './columns';
import { useUsersMembersListQuery } from './membersList.api';
import { PAGE_SIZE, queryOf } from './queryOf';
import { type SortKey, useListView } from './useListView';
import { VIEWS } from './views';

interface MembersListProps {
  /** What is done with those who are selected; `clear` when it is done. */
  actions: (ids: readonly string[], clear: () => void) => ReactNode;
  /** A member's record beside the list. */
  editor: (id: string, close: () => void) => ReactNode;
}

/** Everybody there is, for admins: searched, ordered and paged by the server. */
export function MembersList({ actions, editor }: MembersListProps) {
  const { now, change, hrefFor, hrefWith } = useListView();
  const navigate = useNavigate();
  // By id, so that it holds from page to page.
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isSelected = ({ id }: { id: string }) => selected.has(id);
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
        <Select
          label="Relationship"
          labelHidden
          placeholder="Any relationship"
          options={RELATIONSHIP_TYPES}
          value={now.relationship}
          onChange={({ target }) => change({ relationship: target.value })}
        />
        <Select
          label="Hub"
          labelHidden
          placeholder="Any hub"
          options={REGIONAL_HUBS}
          value={now.hub}
          onChange={({ target }) => change({ hub: target.value })}
        />
      </Tools>
      {selected.size > 0 && (
        <Chosen>
          <strong role="status">{selected.size} selected</strong>
          {actions([...selected], () => setSelected(new Set()))}
          <TextButton onClick={() => setSelected(new Set())}>Clear</TextButton>
        </Chosen>
      )}
      <div aria-busy={isFetching}>
        {members?.length ? (
          <>
            <Table
              caption="Members"
              columns={columnsOf({
                isSelected,
                toggle: ({ id }) =>
                  setSelected((before) =>
                    before.has(id)
                      ? new Set([...before].filter((one) => one !== id))
                      : new Set([...before, id]),
                  ),
                hrefOf: ({ id }) => hrefWith(id),
              })}
              isSelected={isSelected}
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
              now.search || now.relationship || now.hub ? (
                <Button
                  onClick={() => {
                    setText('');
                    change({ search: '', relationship: '', hub: '' });
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
      {now.member && editor(now.member, () => void navigate(hrefWith(null), { replace: true }))}
    </Tabs>
  );
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px) auto auto 1fr;
  gap: ${token.space[12]};
  margin-bottom: ${token.space[16]};

  ${media.under(800)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[16]};
  min-height: 52px;
  margin-bottom: ${token.space[12]};
  padding-inline: ${token.space[16]};
  border-radius: ${token.radius[8]};
  background: ${token.color.badBg};

  & > strong {
    margin-right: auto;
    font-weight: ${token.weight.strong};
  }
`;
