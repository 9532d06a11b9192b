import { ErrorPanel, formatDay, Hint, Loading, Skeleton, StatusBadge, type Tone } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { isMissing } from '@athenaeum/shell-contract';
import { type Invitation, useUsersInvitationsQuery } from './invitations.api';

const TAKE = 50;

/** Whom she has invited, in her own words, and how far each has come. */
export function SentInvitations() {
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useUsersInvitationsQuery({ input: { take: TAKE } });
  const sent = data?.referrals?.data;
  if (isError || isMissing(data, 'referrals') || data?.referrals?.ok === false)
    return (
      <ErrorPanel
        headingLevel={3}
        title="Your invitations did not load"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!sent)
    return (
      <Loading label="Loading your invitations">
        <Skeleton $height="120px" />
      </Loading>
    );
  if (sent.length === 0) return <Hint>Nobody yet. Whom you invite stands here.</Hint>;
  return (
    <List>
      {sent.map((invitation) => (
        <li key={invitation.id}>
          <Sent invitation={invitation} />
        </li>
      ))}
    </List>
  );
}

const STATUS: Record<string, { word: string; tone: Tone }> = {
  sent: { word: 'Sent', tone: 'slate' },
  joined: { word: 'Joined', tone: 'verdigris' },
  member: { word: 'Member', tone: 'claret' },
  closed: { word: 'Closed', tone: 'plain' },
};

function Sent({ invitation }: { invitation: Invitation }) {
  const { referred_first_name, referred_last_name, referred_email, referred_company, status, created_at } =
    invitation;
  const { word, tone } = STATUS[status] ?? { word: status, tone: 'plain' as const };
  return (
    <Line>
      <div>
        <strong>
          {referred_first_name} {referred_last_name}
        </strong>
        <Hint>
          {referred_company} · {referred_email} · {formatDay(created_at)}
        </Hint>
      </div>
      <StatusBadge tone={tone}>{word}</StatusBadge>
    </Line>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  & > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[16]};
  padding-block: ${token.space[12]};

  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
