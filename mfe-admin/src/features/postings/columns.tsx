import { AppLink } from '@athenaeum/shell-contract';
import { type Column, EyeOffIcon, Meta, PauseIcon, StatusBadge, VisuallyHidden } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { HELD_STATUS } from '@athenaeum/opportunities-contract';
import styled from 'styled-components';
import { day } from '../../components/day';
import { StageBadge } from '../../components/stage';
import type { ListedPosting } from './postings.api';
import type { PostingsView } from './postingsView';

/** A tab of one stage does not say it again in each row. */
export const columnsOf = (stage: PostingsView['stage']) =>
  stage === 'all' ? columns : columns.filter(({ key }) => key !== 'stage');

const columns: readonly Column<ListedPosting>[] = [
  {
    key: 'title',
    label: 'Opportunity',
    sortable: true,
    render: ({ id, title, company, isConfidential }) => (
      <What>
        <AppLink to={`/admin/opportunities/${id}`}>{title}</AppLink>
        <Meta as="small">
          {isConfidential && (
            <>
              <EyeOffIcon size={14} />
              <VisuallyHidden>Confidential: </VisuallyHidden>
            </>
          )}
          {company}
        </Meta>
      </What>
    ),
  },
  { key: 'stage', label: 'Stage', render: ({ stage }) => <StageBadge stage={stage} /> },
  {
    key: 'status',
    label: 'Status on the board',
    render: ({ status }) =>
      status === HELD_STATUS ? (
        <StatusBadge tone="amber" icon={<PauseIcon />}>
          {status}
        </StatusBadge>
      ) : (
        status
      ),
  },
  { key: 'type', label: 'Type', render: ({ opportunityType }) => opportunityType },
  {
    key: 'applications',
    label: 'Applications',
    render: ({ desk }) =>
      desk &&
      (desk.shortlisted > 0 ? `${desk.applications}, ${desk.shortlisted} shortlisted` : desk.applications),
  },
  { key: 'poster', label: 'Posted by', render: ({ desk }) => desk?.poster?.name ?? 'Staff' },
  { key: 'submitted', label: 'Shared', sortable: true, render: ({ desk }) => day(desk?.submitted_at) },
  { key: 'published', label: 'Published', sortable: true, render: ({ published_at }) => day(published_at) },
  { key: 'expires', label: 'Open until', sortable: true, render: ({ expires_at }) => day(expires_at) },
];

const What = styled.span`
  display: grid;
  align-content: center;
  min-height: 44px;
  max-width: 320px;
  white-space: normal;
  overflow-wrap: anywhere;

  & > a {
    font-weight: ${token.weight.strong};
  }

  & > small {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
  }
`;
