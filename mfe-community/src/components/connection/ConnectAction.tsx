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
import { type Standing, standingOf } from './standingOf';
import { useConnecting } from './useConnecting';

export interface ConnectActionProps {
  member: { id: string; first_name: string | null };
  connection: KnownConnection | null | undefined;
  /** Asks for the member anew: what is shown may depend on it. */
  onChanged: () => Promise<unknown> | void;
}

/** "Click to connect", and everything that may follow between two members. */
export function ConnectAction({ member, connection, onChanged }: ConnectActionProps) {
  const viewer = useUser();
  const viewerId = viewer?.id ?? '';
  const { busy, problem, connect, choose } = useConnecting({
    viewerId,
    memberId: member.id,
    connection,
    onChanged,
  });
  const [asking, setAsking] = useState<Confirmed | null>(null);
  if (!viewer || viewer.id === member.id) return null;

  const name = member.first_name ?? connectionText.thisMember;
  const standing = standingOf(connection, viewerId);
  return (
    <Standings>
      <Meta role="status">{wordsOf(standing, name)}</Meta>
      <Row $gap={8}>
        {standing === 'none' && (
          <Button icon={<UserPlusIcon size={18} />} loading={busy === 'ASK'} onClick={connect}>
            {connectionText.connect}
          </Button>
        )}
        {(standing === 'received' || standing === 'declined') && (
          <Button
            icon={<UserCheckIcon size={18} />}
            loading={busy === 'ACCEPTED'}
            onClick={() => choose('ACCEPTED')}
          >
            {connectionText.accept}
          </Button>
        )}
        {standing === 'received' && (
          <Button look="outlined" loading={busy === 'DECLINED'} onClick={() => choose('DECLINED')}>
            {connectionText.decline}
          </Button>
        )}
        {standing === 'sent' && (
          <Button look="outlined" loading={busy === 'WITHDRAWN'} onClick={() => choose('WITHDRAWN')}>
            {connectionText.withdraw}
          </Button>
        )}
        {standing === 'blocked' && (
          <Button look="outlined" loading={busy === 'WITHDRAWN'} onClick={() => choose('WITHDRAWN')}>
            {connectionText.unblock}
          </Button>
        )}
        {standing !== 'blocked' && (
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
            items={itemsFor(standing, name, setAsking)}
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
    </Standings>
  );
}

function wordsOf(standing: Standing, name: string): string {
  return standing === 'none' ? '' : connectionText[standing]({ name });
}

function itemsFor(standing: Standing, name: string, ask: (choice: Confirmed) => void): MenuItem[] {
  return [
    ...(standing === 'connected' ? [{ label: connectionText.end, onSelect: () => ask('WITHDRAWN') }] : []),
    { label: connectionText.block({ name }), onSelect: () => ask('BLOCKED') },
  ];
}

const Standings = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[8]};

  & > p:empty {
    display: none;
  }
`;
