import { useUser } from '@athenaeum/shell-contract';
import {
  Button,
  EllipsisVerticalIcon,
  IconButton,
  Menu,
  type MenuItem,
  Meta,
  Notice,
  Row,
  UserCheckIcon,
  UserPlusIcon,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import type { KnownConnection } from './connection.api';
import { connectionText } from './connection.messages';
import { ConfirmChoice, type Confirmed } from './ConfirmChoice';
import { type ConnectionStatus, connectionStatus } from './connectionStatus';
import { useConnectionActions } from './useConnectionActions';

export interface ConnectActionProps {
  member: { id: string; first_name: string | null };
  connection: KnownConnection | null | undefined;
  /** Reloads the member: what is shown depends on the connection. */
  onChanged: () => Promise<unknown> | void;
}

/** "Click to connect", and every later action on a connection. */
export function ConnectAction({ member, connection, onChanged }: ConnectActionProps) {
  const viewer = useUser();
  const viewerId = viewer?.id ?? '';
  const { busy, problem, connect, choose } = useConnectionActions({
    viewerId,
    memberId: member.id,
    connection,
    onChanged,
  });
  const [asking, setAsking] = useState<Confirmed | null>(null);
  if (!viewer || viewer.id === member.id) return null;

  const name = member.first_name ?? connectionText.thisMember;
  const status = connectionStatus(connection, viewerId);
  return (
    <Status>
      <Meta role="status">{wordsOf(status, name)}</Meta>
      <Row $gap={8}>
        {status === 'none' && (
          <Button icon={<UserPlusIcon size={18} />} loading={busy === 'ASK'} onClick={connect}>
            {connectionText.connect}
          </Button>
        )}
        {(status === 'received' || status === 'declined') && (
          <Button
            icon={<UserCheckIcon size={18} />}
            loading={busy === 'ACCEPTED'}
            onClick={() => choose('ACCEPTED')}
          >
            {connectionText.accept}
          </Button>
        )}
        {status === 'received' && (
          <Button look="outlined" loading={busy === 'DECLINED'} onClick={() => choose('DECLINED')}>
            {connectionText.decline}
          </Button>
        )}
        {status === 'sent' && (
          <Button look="outlined" loading={busy === 'WITHDRAWN'} onClick={() => choose('WITHDRAWN')}>
            {connectionText.withdraw}
          </Button>
        )}
        {status === 'blocked' && (
          <Button look="outlined" loading={busy === 'WITHDRAWN'} onClick={() => choose('WITHDRAWN')}>
            {connectionText.unblock}
          </Button>
        )}
        {status !== 'blocked' && (
          <Menu
            label={connectionText.more({ name })}
            align="end"
            trigger={(attributes) => (
              <IconButton
                label={connectionText.more({ name })}
                icon={<EllipsisVerticalIcon />}
                {...attributes}
              />
            )}
            items={itemsFor(status, name, setAsking)}
          />
        )}
      </Row>
      {problem && <Notice tone="vermilion">{problem}</Notice>}
      <ConfirmChoice
        asking={asking}
        name={name}
        onClose={() => setAsking(null)}
        onConfirm={(choice) => {
          setAsking(null);
          choose(choice);
        }}
      />
    </Status>
  );
}

function wordsOf(status: ConnectionStatus, name: string): string {
  return status === 'none' ? '' : connectionText[status]({ name });
}

function itemsFor(status: ConnectionStatus, name: string, ask: (choice: Confirmed) => void): MenuItem[] {
  return [
    ...(status === 'connected' ? [{ label: connectionText.end, onSelect: () => ask('WITHDRAWN') }] : []),
    { label: connectionText.block({ name }), onSelect: () => ask('BLOCKED') },
  ];
}

const Status = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[8]};

  & > p:empty {
    display: none;
  }
`;
