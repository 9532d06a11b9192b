import {
  Avatar,
  CheckIcon,
  ClockIcon,
  type Column,
  formatDay,
  StarIcon,
  StatusBadge,
} from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { token } from '@athenaeum/shared-ui/theme';
import type { ListedMember } from './membersList.api';
import type { SortKey } from './useListView';

export const columns: readonly Column<ListedMember, SortKey | 'relationship' | 'intake' | 'hub' | 'email'>[] =
  [
    {
      key: 'name',
      label: 'Name',
      sortable: true,
      render: ({ name, avatar, title }) => (
        <Person>
          <Avatar name={name ?? ''} picture={avatar} size={36} />
          <span>
            <strong>{name}</strong>
            <small>{title}</small>
          </span>
        </Person>
      ),
    },
    {
      key: 'relationship',
      label: 'Relationship',
      render: ({ relationship_type }) => <Relationship type={relationship_type ?? ''} />,
    },
    {
      key: 'intake',
      label: 'Intake',
      render: ({ intake_form_submitted }) => (intake_form_submitted ? 'Complete' : 'Not complete'),
    },
    {
      key: 'profile',
      label: 'Profile',
      sortable: true,
      render: ({ profile_progress }) => <Progress percent={profile_progress ?? 0} />,
    },
    { key: 'hub', label: 'Hub', render: ({ nearest_regional_hub }) => nearest_regional_hub ?? '' },
    { key: 'email', label: 'Email', render: ({ email }) => email ?? '' },
    {
      key: 'joined',
      label: 'Joined',
      sortable: true,
      render: ({ created_at }) => (created_at ? formatDay(created_at).replace(/^\w+, /, '') : ''),
    },
  ];

function Relationship({ type }: { type: string }) {
  if (type === 'Member')
    return (
      <StatusBadge tone="verdigris" icon={<CheckIcon />}>
        Member
      </StatusBadge>
    );
  if (type === 'Athena')
    return (
      <StatusBadge tone="slate" icon={<StarIcon />}>
        Athena
      </StatusBadge>
    );
  return (
    <StatusBadge tone="amber" icon={<ClockIcon />}>
      {type}
    </StatusBadge>
  );
}

function Progress({ percent }: { percent: number }) {
  return (
    <Bar>
      <meter min={0} max={100} value={percent} aria-label="Profile" />
      {percent}%
    </Bar>
  );
}

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: 44px;

  & strong,
  & small {
    display: block;
    max-width: 220px;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & strong {
    font-weight: ${token.weight.strong};
  }

  & small {
    font-size: ${token.text[14]};
    color: ${token.color.ink2};
  }
`;

const Bar = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  font-variant-numeric: tabular-nums;

  & > meter {
    width: 56px;
    height: 6px;
    border: 0;
    border-radius: ${token.radius.pill};
    background: ${token.color.sunken};
  }

  & > meter::-webkit-meter-bar {
    height: 6px;
    border: 0;
    border-radius: ${token.radius.pill};
    background: ${token.color.sunken};
  }

  & > meter::-webkit-meter-optimum-value {
    border-radius: ${token.radius.pill};
    background: ${token.color.accent};
  }

  & > meter::-moz-meter-bar {
    background: ${token.color.accent};
  }
`;
