import { AppLink } from '@athenaeum/shell-contract';
import {
  type Column,
  EyeOffIcon,
  Meta,
  PauseIcon,
  PencilIcon,
  StatusBadge,
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { HELD_STATUS } from '@athenaeum/opportunities-contract';
import styled from 'styled-components';
import { closingDay, day } from '../../components/day';
import { StageBadge } from '../../components/stage';
import type { ListedPosting } from './postings.api';
import { postingsText } from './postings.messages';
import type { PostingsView } from './postingsView';

/** The columns; without the stage in the tab of one stage. */
export const columnsOf = (stage: PostingsView['stage']) =>
  stage === 'all' ? columns() : columns().filter(({ key }) => key !== 'stage');

const columns = (): readonly Column<ListedPosting>[] => [
  {
    key: 'title',
    label: postingsText.opportunity,
    sortable: true,
    render: ({ id, title, company, isConfidential, desk }) => (
      <What>
        <AppLink to={`/admin/opportunities/${id}`}>{title}</AppLink>
        <Meta as="small">
          {isConfidential && (
            <>
              <EyeOffIcon size={14} />
              <VisuallyHidden>{postingsText.confidential} </VisuallyHidden>
            </>
          )}
          {company}
        </Meta>
        {desk?.proposal && (
          <span>
            <StatusBadge tone="amber" icon={<PencilIcon />}>
              {postingsText.changeToReview}
            </StatusBadge>
          </span>
        )}
      </What>
    ),
  },
  { key: 'stage', label: postingsText.stage, render: ({ stage }) => <StageBadge stage={stage} /> },
  {
    key: 'status',
    label: postingsText.boardStatus,
    render: ({ status }) =>
      status === HELD_STATUS ? (
        <StatusBadge tone="amber" icon={<PauseIcon />}>
          {status}
        </StatusBadge>
      ) : (
        status
      ),
  },
  { key: 'type', label: postingsText.type, render: ({ opportunityType }) => opportunityType },
  {
    key: 'applications',
    label: postingsText.applications,
    render: ({ desk }) =>
      desk &&
      (desk.shortlisted > 0
        ? postingsText.withShortlist({ applications: desk.applications, shortlisted: desk.shortlisted })
        : desk.applications),
  },
  {
    // Who submitted it stands in the same cell: one column less, and the last one is not cut off.
    key: 'submitted',
    label: postingsText.submitted,
    sortable: true,
    head: <Label>{postingsText.postedBy}</Label>,
    render: ({ desk }) => (
      <Poster>
        {desk?.poster?.name ?? postingsText.staff}
        <Meta as="small">{day(desk?.submitted_at)}</Meta>
      </Poster>
    ),
  },
  {
    key: 'published',
    label: postingsText.published,
    sortable: true,
    render: ({ published_at }) => day(published_at),
  },
  {
    key: 'expires',
    label: postingsText.openUntil,
    sortable: true,
    render: ({ expires_at }) => closingDay(expires_at),
  },
];

const What = styled.span`
  display: grid;
  align-content: center;
  min-height: 44px;
  /* Two words of a title at least stand in a line. */
  min-width: 160px;
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

const Label = styled.span`
  margin-right: ${token.space[12]};
`;

const Poster = styled.span`
  display: grid;
`;
