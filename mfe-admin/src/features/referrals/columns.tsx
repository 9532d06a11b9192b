import { AppLink } from '@athenaeum/shell-contract';
import {
  CheckIcon,
  type Column,
  HourglassIcon,
  LockIcon,
  MailIcon,
  Meta,
  StatusBadge,
  type Tone,
} from '@athenaeum/shared-ui';
import type { ReferralStatus } from '@athenaeum/users-contract';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { referralStateText } from '../../components/referralStates.messages';
import { day } from '../../components/day';
import { CellActions, listText } from '../../components/list';
import { memberPath } from '../../components/memberPath';
import { CloseReferral } from './CloseReferral';
import type { ListedReferral } from './referrals.api';
import { referralsText } from './referrals.messages';

const MARKS: Record<ReferralStatus, { tone: Tone; icon: ReactNode }> = {
  sent: { tone: 'amber', icon: <MailIcon /> },
  joined: { tone: 'slate', icon: <HourglassIcon /> },
  member: { tone: 'verdigris', icon: <CheckIcon /> },
  closed: { tone: 'plain', icon: <LockIcon /> },
};

export const columns = (): readonly Column<ListedReferral>[] => [
  {
    key: 'friend',
    label: referralsText.friend,
    sortable: true,
    render: ({ referred_name, referred_company }) => (
      <Two>
        <strong>{referred_name}</strong>
        <Meta as="small">{referred_company}</Meta>
      </Two>
    ),
  },
  {
    key: 'state',
    label: listText.state,
    render: ({ status }) => <State status={status} />,
  },
  {
    key: 'by',
    label: referralsText.referredBy,
    sortable: true,
    render: ({ referrer, referrer_name, referrer_email }) => (
      <Two>
        {referrer ? <AppLink to={memberPath(referrer.id)}>{referrer.name}</AppLink> : referrer_name}
        <Meta as="small">{referrer_email}</Meta>
      </Two>
    ),
  },
  { key: 'email', label: referralsText.email, render: ({ referred_email }) => referred_email },
  { key: 'sent', label: referralsText.sent, sortable: true, render: ({ created_at }) => day(created_at) },
  { key: 'joined', label: referralsText.joined, render: ({ joined_at }) => day(joined_at) },
  { key: 'member', label: referralsText.becameMember, render: ({ member_at }) => day(member_at) },
  {
    key: 'close',
    label: referralsText.close,
    labelHidden: true,
    render: (referral) =>
      referral.status === 'sent' ? (
        <CellActions>
          <CloseReferral referral={referral} />
        </CellActions>
      ) : referral.closed_at ? (
        referralsText.closedOn({ day: day(referral.closed_at) })
      ) : null,
  },
];

function State({ status }: { status: ReferralStatus }) {
  const { tone, icon } = MARKS[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {referralStateText[status]}
    </StatusBadge>
  );
}

const Two = styled.span`
  display: grid;
  align-content: center;
  min-height: 44px;
  min-width: min(200px, 45vw);
  max-width: 260px;
  overflow-wrap: break-word;
  white-space: normal;

  & > strong,
  & > a {
    font-weight: ${token.weight.strong};
  }
`;
