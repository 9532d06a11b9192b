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
import { connectionsText } from './connections.messages';
import { hrefOf, type ConnectionsView } from './connectionsView';
import { nameOf } from './nameOf';
import { RowActions } from './RowActions';
import { useConnectionChoices } from './useConnectionChoices';

interface ConnectionListProps {
  view: ConnectionsView;
  connections: readonly ListedConnection[];
  count: number;
  refresh: () => Promise<unknown>;
}

/** One of the member's lists, a page of it. */
export function ConnectionList({ view, connections, count, refresh }: ConnectionListProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<{ connection: ListedConnection; status: Confirmed } | null>(null);
  const { busy, problem, choose } = useConnectionChoices(view.list, async () => {
    await refresh();
    // The focused row has left the list.
    title.current?.focus();
  });
  const { title: words, empty } = wordsOf(view.list);

  return (
    <Stack>
      <VisuallyHidden as="h2" ref={title} tabIndex={-1}>
        {words}
      </VisuallyHidden>
      {problem && <Notice tone="vermilion">{problem}</Notice>}
      {view.list === 'sent' && count > 0 && (
        <Hint>{connectionsText.openRequests({ open: count, limit: OPEN_REQUESTS_LIMIT })}</Hint>
      )}
      {connections.length === 0 ? (
        <EmptyState
          title={empty}
          action={
            view.list === 'connected' && (
              <LinkButton look="outlined" href="/community/members">
                {connectionsText.findMembers}
              </LinkButton>
            )
          }
        >
          {view.list === 'connected' && connectionsText.noneConnectedHint}
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
        label={connectionsText.pages}
        page={view.page}
        pages={Math.ceil(count / CONNECTIONS_PAGE_SIZE)}
        hrefFor={(page) => hrefOf({ ...view, page })}
      />
      <ConfirmChoice
        asking={asking?.status ?? null}
        name={asking?.connection.member?.first_name ?? connectionsText.thisMember}
        onClose={() => setAsking(null)}
        onConfirm={(status) => {
          setAsking(null);
          if (asking) choose(asking.connection, status);
        }}
      />
    </Stack>
  );
}

function wordsOf(list: List): { title: string; empty: string } {
  switch (list) {
    case 'connected':
      return { title: connectionsText.connectedTitle, empty: connectionsText.noneConnected };
    case 'received':
      return { title: connectionsText.receivedTitle, empty: connectionsText.noneReceived };
    case 'sent':
      return { title: connectionsText.sentTitle, empty: connectionsText.noneSent };
    case 'blocked':
      return { title: connectionsText.blockedTitle, empty: connectionsText.noneBlocked };
  }
}

const Rows = styled.ul`
  & > li:first-child {
    padding-top: 0;
  }
`;
