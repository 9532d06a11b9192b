import { ErrorPanel, formatDay, Hint, Loading, Skeleton, StatusBadge, type Tone } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { REFERRAL_STATUSES, type ReferralStatus } from '@athenaeum/users-contract';
import styled from 'styled-components';
import { isMissing } from '@athenaeum/shell-contract';
import { type Invitation, useUsersInvitationsQuery } from './invitations.api';
import { sentInvitationsText } from './sentInvitations.messages';

const MAX_INVITATIONS = 50;

/** The people the member invited, as entered, with the status of each. */
export function SentInvitations() {
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = useUsersInvitationsQuery({ input: { take: MAX_INVITATIONS } });
  const sent = data?.referrals?.data;
  if (isError || isMissing(data, 'referrals') || data?.referrals?.ok === false)
    return (
      <ErrorPanel
        headingLevel={3}
        title={sentInvitationsText.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!sent)
    return (
      <Loading label={sentInvitationsText.loading}>
        <Skeleton $height="120px" />
      </Loading>
    );
  if (sent.length === 0) return <Hint>{sentInvitationsText.none}</Hint>;
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

const TONES: Record<ReferralStatus, Tone> = {
  sent: 'slate',
  joined: 'verdigris',
  member: 'claret',
  closed: 'plain',
};

function Sent({ invitation }: { invitation: Invitation }) {
  const { referred_first_name, referred_last_name, referred_email, referred_company, status } = invitation;
  const known = REFERRAL_STATUSES.find((one) => one === status);
  return (
    <Line>
      <div>
        <strong>
          {referred_first_name} {referred_last_name}
        </strong>
        <Hint>
          {referred_company} · {referred_email} · {whenOf(invitation)}
        </Hint>
      </div>
      <StatusBadge tone={known ? TONES[known] : 'plain'}>
        {known ? sentInvitationsText[known] : status}
      </StatusBadge>
    </Line>
  );
}

/** The day of the latest known status. */
const whenOf = ({ joined_at, created_at }: Invitation) =>
  joined_at ? sentInvitationsText.joinedOn({ day: formatDay(joined_at) }) : formatDay(created_at);

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
