import { REVIEW_RULES } from '@athenaeum/content-contract';
import { Card, Hint, ReadMore, Row, Stack, StarRating, StatusBadge, type Tone } from '@athenaeum/shared-ui';
import { Part } from '../../components/Part';
import type { OwnReviewFragment } from './__generated__/ownReview';
import { reviewText } from './review.messages';
import { ReviewButton, type ReviewedItem } from './ReviewButton';

/** The member's own review, its status, and a button to change it. */
export function MyReview({ thing }: { thing: ReviewedItem }) {
  const { my_review, can_review } = thing;
  if (!my_review) return null;
  const { tone, word, sentence } = reviewStatus(my_review);
  return (
    <Part title={reviewText.own}>
      <Card $padded>
        <Stack $gap={12}>
          <Row $between>
            <Row>
              <StarRating value={my_review.rating} />
              <StatusBadge tone={tone}>{word}</StatusBadge>
            </Row>
            {can_review && (
              <ReviewButton thing={thing} look="quiet" icon={null}>
                {reviewText.edit}
              </ReviewButton>
            )}
          </Row>
          {my_review.feedback && <ReadMore text={my_review.feedback} />}
          <Hint>
            {sentence} {my_review.is_anonymous && reviewText.nameHidden}
          </Hint>
        </Stack>
      </Card>
    </Part>
  );
}

function reviewStatus({ state, rating, feedback }: OwnReviewFragment): {
  tone: Tone;
  word: string;
  sentence: string;
} {
  if (state === 'hidden') return { tone: 'slate', word: reviewText.hidden, sentence: reviewText.hiddenWhy };
  if (state !== 'published')
    return { tone: 'amber', word: reviewText.waiting, sentence: reviewText.waitingWhy };
  if (rating >= REVIEW_RULES.publicFrom && feedback?.trim())
    return { tone: 'verdigris', word: reviewText.published, sentence: reviewText.publishedWhere };
  return { tone: 'slate', word: reviewText.received, sentence: reviewText.receivedWhy };
}
