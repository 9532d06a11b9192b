import { Avatar, formatDay, Meta } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ConnectionList } from '@athenaeum/users-contract';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { ListedConnection } from './connections.api';
import { connectionsText } from './connections.messages';
import { nameOf } from './nameOf';

interface ConnectionRowProps {
  connection: ListedConnection;
  list: ConnectionList;
  actions: ReactNode;
}

/** One member of the list, the state of the connection, and its actions. */
export function ConnectionRow({ connection, list, actions }: ConnectionRowProps) {
  const { member, updated_at } = connection;
  const name = nameOf(connection);
  const work = [member?.title, member?.company].filter(Boolean).join(', ');
  return (
    <Line $wraps={list !== 'connected'}>
      <Avatar name={name} picture={member?.avatar} size={56} />
      <Words>
        <h3>
          {member ? (
            <a href={`/community/members/${member.slug ?? member.id}`}>{name}</a>
          ) : (
            connectionsText.formerMember
          )}
        </h3>
        {work && <Meta>{work}</Meta>}
        <Meta>{connectionsText[SINCE[list]]({ day: formatDay(updated_at) })}</Meta>
      </Words>
      <Actions>{actions}</Actions>
    </Line>
  );
}

const SINCE = {
  connected: 'connectedOn',
  received: 'receivedOn',
  sent: 'sentOn',
  blocked: 'blockedOn',
} as const satisfies Record<ConnectionList, keyof typeof connectionsText>;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  & > h3 {
    font: ${token.weight.strong} ${token.text[16]} / 1.35 ${token.font.sans};
    letter-spacing: 0;

    & > a {
      color: inherit;
      text-decoration: none;

      &:hover {
        color: ${token.color.accent};
        text-decoration: underline;
      }
    }
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
`;

/** A single small button stays beside the name; buttons with text go below it on a phone. */
const Line = styled.li<{ $wraps: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[16]};
  padding-block: ${token.space[16]};
  border-bottom: 1px solid ${token.color.line};

  ${media.under(600)} {
    ${({ $wraps }) =>
      $wraps &&
      css`
        flex-wrap: wrap;

        & > ${Words} {
          flex: 1 1 calc(100% - 72px);
        }

        & > ${Actions} {
          padding-left: 72px;
        }
      `}
  }
`;
