import { anonymousReviewer, REVIEW_RULES } from '@athenaeum/content-contract';
import { messageOf, useNotify } from '@athenaeum/shell-contract';
import {
  Button,
  CircleAlertIcon,
  CircleCheckIcon,
  EyeOffIcon,
  formatDay,
  Hint,
  LockIcon,
  Meta,
  Notice,
  Row,
  StarRating,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { BesideBar, BesideBody, BesideChecks, BesideFoot, BesidePanel } from '../../components/beside';
import { aboutOf, subjectOf } from './about';
import { type StaffReview, useContentModerateReviewMutation } from './feedback.api';
import { feedbackText } from './feedback.messages';
import { HideReview } from './HideReview';
import { ReviewState } from './ReviewState';

interface ReviewPanelProps {
  review: StaffReview;
  /** Whether it was opened from the list; it is then scrolled into view, where it stands below the list. */
  isChosen: boolean;
  /** Which one of the page it is, from 1. */
  place: number;
  count: number;
}

/** One review, with its subject and its actions. */
export function ReviewPanel({ review, isChosen, place, count }: ReviewPanelProps) {
  const { id, rating, feedback, state, reviewer_name, writer_name, updated_at } = review;
  const notify = useNotify();
  const [moderate, { isLoading, error }] = useContentModerateReviewMutation();
  const about = aboutOf(review);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);

  const publish = async () => {
    const answer = await moderate({ input: { id, state: 'published', updated_at } });
    if (!answer.error) notify(feedbackText.nowPublished);
  };

  return (
    <BesidePanel as="article" ref={panel} aria-label={`${reviewer_name}, ${about}`}>
      <BesideBar>
        <Hint>{feedbackText.place({ place, count })}</Hint>
        <ReviewState state={state} />
      </BesideBar>
      <BesideBody>
        <h2>{subjectOf(review)}</h2>
        <Row $gap={8}>
          <StarRating value={rating} />
          <Meta>{formatDay(review.created_at)}</Meta>
          {updated_at !== null && <Meta>{feedbackText.changedOn({ day: formatDay(updated_at) })}</Meta>}
        </Row>
        {feedback ? <Quote>{feedback}</Quote> : <Meta>{feedbackText.ratingOnly}</Meta>}
        <BesideChecks>
          {review.is_private && (
            <li>
              <LockIcon size={20} />
              {feedbackText.private}
            </li>
          )}
          <Selectable review={review} />
          {!review.is_private && <ShownAs review={review} />}
        </BesideChecks>
        {writer_name && <Meta>{feedbackText.portfolioWriter({ name: writer_name })}</Meta>}
        {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      </BesideBody>
      <BesideFoot>
        {state !== 'published' && (
          <Button loading={isLoading} onClick={() => void publish()}>
            {feedbackText.publish}
          </Button>
        )}
        {state !== 'hidden' && <HideReview review={review} />}
      </BesideFoot>
    </BesidePanel>
  );
}

function Selectable({ review }: { review: StaffReview }) {
  return isSelectable(review) ? (
    <li data-met="true">
      <CircleCheckIcon size={20} />
      {feedbackText.selected}
    </li>
  ) : (
    <li>
      <CircleAlertIcon size={20} />
      {feedbackText.notSelected}
    </li>
  );
}

/** How a published review names its writer, which its writer chose. */
function ShownAs({ review: { is_anonymous } }: { review: StaffReview }) {
  return is_anonymous ? (
    <li>
      <EyeOffIcon size={20} />
      {feedbackText.nameless({ name: anonymousReviewer })}
    </li>
  ) : (
    <li data-met="true">
      <CircleCheckIcon size={20} />
      {feedbackText.byName}
    </li>
  );
}

/** Whether it qualifies for selected reviews. By the specification they have feedback, are not private and well rated. */
const isSelectable = ({ rating, feedback, is_private }: StaffReview): boolean =>
  rating >= REVIEW_RULES.publicFrom && Boolean(feedback?.trim()) && is_private !== true;

const Quote = styled.blockquote`
  margin: ${token.space[8]} 0;
  padding-left: ${token.space[16]};
  border-left: 2px solid ${token.color.accent};
  font: italic ${token.weight.serif} ${token.text[20]} / 1.45 ${token.font.serif};
  white-space: pre-line;
`;
