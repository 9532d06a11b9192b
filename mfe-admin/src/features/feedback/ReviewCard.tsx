import { REVIEW_RULES } from '@athenaeum/content-contract';
import { messageOf, useNotify } from '@athenaeum/shell-contract';
import {
  Avatar,
  Button,
  Card,
  formatDay,
  Hint,
  Meta,
  Notice,
  ReadMore,
  Row,
  Stack,
  StarRating,
  StatusBadge,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { type StaffReview, useContentModerateReviewMutation } from './feedback.api';
import { feedbackText } from './feedback.messages';
import { HideReview } from './HideReview';
import { reviewTypeText } from './reviewTypes.messages';

/** One review, with its subject and its actions. */
export function ReviewCard({ review }: { review: StaffReview }) {
  const { id, rating, feedback, state, reviewer_name, reviewer, writer_name, updated_at } = review;
  const notify = useNotify();
  const [moderate, { isLoading, error }] = useContentModerateReviewMutation();
  const about = aboutOf(review);

  const publish = async () => {
    const answer = await moderate({ input: { id, state: 'published', updated_at } });
    if (!answer.error) notify(feedbackText.nowPublished);
  };

  return (
    <Card $padded as="article" aria-label={`${reviewer_name}, ${about}`}>
      <Stack $gap={12}>
        <Row $between>
          <Person>
            <Avatar name={reviewer_name} picture={reviewer?.image} size={44} />
            <div>
              <strong>{reviewer_name}</strong>
              <Meta>{about}</Meta>
              <Meta>{formatDay(updated_at ?? review.created_at)}</Meta>
            </div>
          </Person>
          <Row $gap={8}>
            {review.is_private && <StatusBadge>{feedbackText.private}</StatusBadge>}
            {state === 'hidden' && <StatusBadge tone="vermilion">{feedbackText.hidden}</StatusBadge>}
            {state === 'published' && <StatusBadge tone="verdigris">{feedbackText.published}</StatusBadge>}
            <StarRating value={rating} />
          </Row>
        </Row>
        {feedback ? <ReadMore text={feedback} /> : <Meta>{feedbackText.ratingOnly}</Meta>}
        {writer_name && <Meta>{feedbackText.portfolioWriter({ name: writer_name })}</Meta>}
        {isNotSelectable(review) && <Hint>{feedbackText.notSelected}</Hint>}
        {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
        <Row $gap={8}>
          {state !== 'published' && (
            <Button loading={isLoading} onClick={() => void publish()}>
              {feedbackText.publish}
            </Button>
          )}
          {state !== 'hidden' && <HideReview review={review} />}
        </Row>
      </Stack>
    </Card>
  );
}

const aboutOf = ({ review_type, event_title }: StaffReview): string => {
  const kind = reviewTypeText[review_type];
  return event_title ? `${kind}: ${event_title}` : kind;
};

/** Whether it does not qualify for selected reviews. By the specification they have feedback, are not private and well rated. */
const isNotSelectable = ({ rating, feedback, is_private }: StaffReview): boolean =>
  rating < REVIEW_RULES.publicFrom || !feedback?.trim() || is_private === true;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-width: 0;
  overflow-wrap: anywhere;

  & strong {
    font-weight: ${token.weight.strong};
  }
`;
