import {
  EmptyState,
  Hint,
  LinkButton,
  Notice,
  Pagination,
  Stack,
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import {
  CONNECTIONS_PAGE_SIZE,
  type ConnectionList as List,
  OPEN_REQUESTS_LIMIT,
} from '@athenaeum/users-contract';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { ConfirmChoice, type Confirmed } from '../../components/connection';
import { ConnectionRow } from './ConnectionRow';
import type { ListedConnection } from './connections.api';
import { addressOf, type ConnectionsView } from './connectionsView';
import { nameOf } from './nameOf';
import { RowActions } from './RowActions';
import { useChoosing } from './useChoosing';

interface ConnectionListProps {
  view: ConnectionsView;
  connections: readonly ListedConnection[];
  count: number;
  refresh: () => Promise<unknown>;
}

/** One of her lists, a page of it. */
export function ConnectionList({ view, connections, count, refresh }: ConnectionListProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<{ connection: ListedConnection; status: Confirmed } | null>(null);
  const { busy, problem, choose } = useChoosing(view.list, async () => {
    await refresh();
    // The row that had the focus has left the list.
    title.current?.focus();
  });
  const { words, empty } = LISTS[view.list];

  return (
    <Stack>
      <VisuallyHidden as="h2" ref={title} tabIndex={-1}>
        {words}
      </VisuallyHidden>
      {problem && <Notice tone="vermilion">{problem}</Notice>}
      {view.list === 'sent' && count > 0 && (
        <Hint>
          {count} of the {OPEN_REQUESTS_LIMIT} requests that may be unanswered at once.
        </Hint>
      )}
      {connections.length === 0 ? (
        <EmptyState
          title={empty}
          action={
            view.list === 'connected' && (
              <LinkButton look="outlined" href="/community/members">
                Find members
              </LinkButton>
            )
          }
        >
          {view.list === 'connected' && 'Open a member’s profile and click to connect.'}
        </EmptyState>
      ) : (
        <Rows>
          {connections.map((connection) => (
            <ConnectionRow
              key={connection.id}
              connection={connection}
              list={view.list}
              actions={
                <RowActions
                  list={view.list}
                  name={nameOf(connection)}
                  busy={busy?.id === connection.id ? busy.status : null}
                  onChoose={(status) => choose(connection, status)}
                  onAsk={(status) => setAsking({ connection, status })}
                />
              }
            />
          ))}
        </Rows>
      )}
      <Pagination
        label="Pages of this list"
        page={view.page}
        pages={Math.ceil(count / CONNECTIONS_PAGE_SIZE)}
        hrefFor={(page) => addressOf({ ...view, page })}
      />
      <ConfirmChoice
        asking={asking?.status ?? null}
        name={asking?.connection.member?.first_name ?? 'this member'}
        onClose={() => setAsking(null)}
        onConfirm={(status) => {
          setAsking(null);
          if (asking) choose(asking.connection, status);
        }}
      />
    </Stack>
  );
}

const LISTS: Record<List, { words: string; empty: string }> = {
  connected: { words: 'Your connections', empty: 'You have no connections yet' },
  received: { words: 'Requests you have received', empty: 'No request waits for you' },
  sent: { words: 'Requests you have sent', empty: 'None of your requests is unanswered' },
  blocked: { words: 'Members you have blocked', empty: 'You have blocked nobody' },
};

const Rows = styled.ul`
  & > li:first-child {
    padding-top: 0;
  }
`;
