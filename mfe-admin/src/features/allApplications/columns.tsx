import { AppLink } from '@athenaeum/shell-contract';
import { type Column, Meta, StarIcon, StatusBadge } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import { day } from '../../components/day';
import type { ListedApplication } from './allApplications.api';
import { allApplicationsText } from './allApplications.messages';

/** Each row links to the posting, where applications are handled. */
export const columns = (): readonly Column<ListedApplication>[] => [
  {
    key: 'applicant',
    label: allApplicationsText.applicant,
    render: ({ applicant }) => {
      const name = applicant?.name ?? commonText.formerMember;
      return applicant?.slug ? <AppLink to={`/community/members/${applicant.slug}`}>{name}</AppLink> : name;
    },
  },
  {
    key: 'title',
    label: allApplicationsText.opportunity,
    sortable: true,
    render: ({ title, opportunity }) => (
      <What>
        {opportunity ? <AppLink to={`/admin/opportunities/${opportunity.id}`}>{title}</AppLink> : title}
        <Meta as="small">{opportunity?.company}</Meta>
      </What>
    ),
  },
  {
    key: 'status',
    label: allApplicationsText.stage,
    render: ({ status }) => <StatusBadge>{status}</StatusBadge>,
  },
  {
    key: 'shortlisted',
    label: allApplicationsText.shortlist,
    render: ({ shortlisted }) =>
      shortlisted && (
        <StatusBadge tone="amber" icon={<StarIcon />}>
          {allApplicationsText.shortlisted}
        </StatusBadge>
      ),
  },
  {
    key: 'applied',
    label: allApplicationsText.applied,
    sortable: true,
    render: ({ created_at }) => day(created_at),
  },
];

const What = styled.span`
  display: grid;
  align-content: center;
  min-height: 44px;
  min-width: min(200px, 45vw);
  max-width: 360px;
  white-space: normal;
  overflow-wrap: anywhere;

  & > a {
    font-weight: ${token.weight.strong};
  }
`;
