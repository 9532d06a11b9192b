import { AppLink } from '@athenaeum/shell-contract';
import {
  Avatar,
  Checkbox,
  CheckIcon,
  ClockIcon,
  type Column,
  StarIcon,
  StatusBadge,
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { token } from '@athenaeum/shared-ui/theme';
import { day } from '../../components/day';
import { listText } from '../../components/list';
import type { ListedMember } from './membersList.api';
import { membersListText } from './membersList.messages';

interface RowsOf {
  /** Hidden columns. */
  without: readonly string[];
  isSelected: (member: ListedMember) => boolean;
  toggle: (member: ListedMember) => void;
  /** The rows of this page. */
  all: { isSelected: boolean; toggle: () => void };
  hrefOf: (member: ListedMember) => string;
}

export const columnsOf = ({ without, ...rows }: RowsOf): readonly Column<ListedMember>[] =>
  allColumns(rows).filter(({ key }) => !without.includes(key));

const allColumns = ({
  isSelected,
  toggle,
  all,
  hrefOf,
}: Omit<RowsOf, 'without'>): readonly Column<ListedMember>[] => [
  {
    key: 'name',
    label: membersListText.name,
    sortable: true,
    head: (
      <All>
        <Checkbox
          label={<VisuallyHidden>{listText.selectAll}</VisuallyHidden>}
          checked={all.isSelected}
          onChange={all.toggle}
        />
      </All>
    ),
    render: (member) => (
      <Person>
        <Checkbox
          label={<VisuallyHidden>{listText.select({ name: member.name ?? '' })}</VisuallyHidden>}
          checked={isSelected(member)}
          onChange={() => toggle(member)}
        />
        <Avatar name={member.name ?? ''} picture={member.avatar} size={36} />
        <span>
          <AppLink to={hrefOf(member)}>{member.name}</AppLink>
          <small>{member.title}</small>
        </span>
      </Person>
    ),
  },
  {
    key: 'relationship',
    label: membersListText.relationship,
    render: ({ relationship_type }) => <Relationship type={relationship_type ?? ''} />,
  },
  {
    key: 'intake',
    label: membersListText.intake,
    render: ({ intake_form_submitted }) =>
      intake_form_submitted ? membersListText.complete : membersListText.incomplete,
  },
  {
    key: 'profile',
    label: membersListText.profile,
    sortable: true,
    render: ({ profile_progress }) => <Progress percent={profile_progress ?? 0} />,
  },
  {
    key: 'hub',
    label: membersListText.hub,
    render: ({ nearest_regional_hub }) => nearest_regional_hub ?? '',
  },
  { key: 'email', label: membersListText.email, render: ({ email }) => email ?? '' },
  {
    key: 'joined',
    label: membersListText.joined,
    sortable: true,
    render: ({ created_at }) => day(created_at),
  },
];

function Relationship({ type }: { type: string }) {
  if (type === 'Member')
    return (
      <StatusBadge tone="verdigris" icon={<CheckIcon />}>
        {membersListText.memberType}
      </StatusBadge>
    );
  if (type === 'Athena')
    return (
      <StatusBadge tone="slate" icon={<StarIcon />}>
        {membersListText.athenaType}
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
      <meter min={0} max={100} value={percent} aria-label={membersListText.profile} />
      {percent}%
    </Bar>
  );
}

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: 44px;

  & a,
  & small {
    display: block;
    max-width: 220px;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & a {
    color: inherit;
    font-weight: ${token.weight.strong};
    text-decoration: none;

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
    }
  }

  & small {
    font-size: ${token.text[14]};
    color: ${token.color.ink2};
  }
`;

/* In line with the ticks below. */
const All = styled.span`
  display: inline-flex;
  margin-right: ${token.space[12]};
  vertical-align: middle;
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
