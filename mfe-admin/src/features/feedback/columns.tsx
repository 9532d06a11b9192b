import { AppLink } from '@athenaeum/shell-contract';
import { Avatar, Checkbox, type Column, Meta, StarRating, VisuallyHidden } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { day } from '../../components/day';
import { listText } from '../../components/list';
import { subjectOf } from './about';
import type { StaffReview } from './feedback.api';
import { feedbackText } from './feedback.messages';
import { ReviewState } from './ReviewState';
import { reviewTypeText } from './reviewTypes.messages';

interface RowsOf {
  isSelected: (review: StaffReview) => boolean;
  toggle: (review: StaffReview) => void;
  /** The rows of this page. */
  all: { isSelected: boolean; toggle: () => void };
  /** The id of the review that is shown beside the list. */
  openId: string | undefined;
  hrefOf: (review: StaffReview) => string;
}

export const columnsOf = ({
  isSelected,
  toggle,
  all,
  openId,
  hrefOf,
}: RowsOf): readonly Column<StaffReview>[] => [
  {
    // The member's name stands in the same cell.
    key: 'date',
    label: feedbackText.date,
    sortable: true,
    head: (
      <>
        <All>
          <Checkbox
            label={<VisuallyHidden>{listText.selectAll}</VisuallyHidden>}
            checked={all.isSelected}
            onChange={all.toggle}
          />
        </All>
        <Label>{feedbackText.member}</Label>
      </>
    ),
    render: (review) => (
      <Who>
        <Checkbox
          label={<VisuallyHidden>{listText.select({ name: subjectOf(review) })}</VisuallyHidden>}
          checked={isSelected(review)}
          onChange={() => toggle(review)}
        />
        <Avatar name={review.reviewer_name} picture={review.reviewer?.image} size={36} />
        <span>
          <AppLink to={hrefOf(review)} aria-current={review.id === openId ? 'true' : undefined}>
            {review.reviewer_name}
          </AppLink>
          <Meta as="small">{day(review.created_at)}</Meta>
        </span>
      </Who>
    ),
  },
  {
    key: 'rating',
    label: feedbackText.rating,
    sortable: true,
    render: ({ rating }) => <StarRating value={rating} />,
  },
  {
    key: 'comment',
    label: feedbackText.comment,
    render: ({ feedback }) =>
      feedback ? <Said>{feedback}</Said> : <Meta as="span">{feedbackText.ratingOnly}</Meta>,
  },
  {
    key: 'about',
    label: feedbackText.about,
    render: ({ event_title, review_type }) => <Thing>{event_title ?? reviewTypeText[review_type]}</Thing>,
  },
  { key: 'state', label: feedbackText.status, render: ({ state }) => <ReviewState state={state} /> },
];

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 44px;

  & > :last-child {
    display: grid;
    width: 136px;
    line-height: 1.4;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  & a {
    min-height: 24px;
    color: inherit;
    font-weight: ${token.weight.strong};
    line-height: 24px;
    text-decoration: none;

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
    }
  }

  ${media.under(800)} {
    & > :nth-child(2) {
      display: none;
    }

    & > :last-child {
      width: 112px;
    }
  }
`;

/* In line with the ticks below. */
const All = styled.span`
  display: inline-flex;
  margin-right: ${token.space[8]};
  vertical-align: middle;
`;

const Label = styled.span`
  margin-right: ${token.space[12]};
`;

const Said = styled.span`
  display: -webkit-box;
  overflow: hidden;
  min-width: 180px;
  max-width: 300px;
  line-height: 1.4;
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
`;

const Thing = styled.span`
  display: block;
  min-width: 128px;
  max-width: 180px;
  line-height: 1.4;
  white-space: normal;
`;
