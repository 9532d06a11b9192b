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
import { ConfirmChoice, type Confirmed } from './ConfirmChoice';
import { type Standing, standingOf } from './standingOf';
import { useConnecting } from './useConnecting';

export interface ConnectActionProps {
  member: { id: string; first_name: string | null };
  connection: KnownConnection | null | undefined;
  /** Asks for her anew: what she shows may depend on it. */
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

  const name = member.first_name ?? 'this member';
  const standing = standingOf(connection, viewerId);
  return (
    <Standings>
      <Meta role="status">{wordsOf(standing, name)}</Meta>
      <Row $gap={8}>
        {standing === 'none' && (
          <Button icon={<UserPlusIcon size={18} />} loading={busy === 'ASK'} onClick={connect}>
            Click to connect
          </Button>
        )}
        {(standing === 'received' || standing === 'declined') && (
          <Button
            icon={<UserCheckIcon size={18} />}
            loading={busy === 'ACCEPTED'}
            onClick={() => choose('ACCEPTED')}
          >
            Accept
          </Button>
        )}
        {standing === 'received' && (
          <Button look="outlined" loading={busy === 'DECLINED'} onClick={() => choose('DECLINED')}>
            Decline
          </Button>
        )}
        {standing === 'sent' && (
          <Button look="outlined" loading={busy === 'WITHDRAWN'} onClick={() => choose('WITHDRAWN')}>
            Withdraw request
          </Button>
        )}
        {standing === 'blocked' && (
          <Button look="outlined" loading={busy === 'WITHDRAWN'} onClick={() => choose('WITHDRAWN')}>
            Unblock
          </Button>
        )}
        {standing !== 'blocked' && (
          <Menu
            label={`More about ${name}`}
            align="end"
            trigger={(attributes) => (
              <IconButton label={`More about ${name}`} icon={<EllipsisVerticalIcon />} {...attributes} />
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
  return {
    none: '',
    sent: `You have asked ${name} to connect.`,
    received: `${name} would like to connect.`,
    declined: `You declined this request. ${name} was not told.`,
    connected: `You and ${name} are connected.`,
    blocked: `You have blocked ${name}.`,
  }[standing];
}

function itemsFor(standing: Standing, name: string, ask: (choice: Confirmed) => void): MenuItem[] {
  return [
    ...(standing === 'connected' ? [{ label: 'End connection', onSelect: () => ask('WITHDRAWN') }] : []),
    { label: `Block ${name}`, onSelect: () => ask('BLOCKED') },
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
