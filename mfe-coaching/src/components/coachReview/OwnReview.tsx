import { REVIEW_RULES } from '@athenaeum/content-contract';
import {
  Card,
  Hint,
  ReadMore,
  Row,
  Section,
  Stack,
  StarRating,
  StatusBadge,
  type Tone,
} from '@athenaeum/shared-ui';
import { coachReviewText } from './coachReview.messages';
import { ReviewButton } from './ReviewButton';
import type { OwnReviewFragment, ReviewedCoachFragment } from './__generated__/reviewedCoach';

/** The member's own review of a coach with its status and a button to change it, or a button to write one. */
export function OwnReview({ coach }: { coach: ReviewedCoachFragment }) {
  const { my_review, can_review } = coach;
  if (!my_review)
    return can_review ? (
      <Section title={coachReviewText.yours} note={coachReviewText.hadSession}>
        <ReviewButton coach={coach} look="outlined">
          {coachReviewText.leave}
        </ReviewButton>
      </Section>
    ) : null;
  const { tone, word, sentence } = reviewStatus(my_review);
  return (
    <Section title={coachReviewText.yours}>
      <Card $padded>
        <Stack $gap={12}>
          <Row $between>
            <Row>
              <StarRating value={my_review.rating} />
              <StatusBadge tone={tone}>{word}</StatusBadge>
            </Row>
            {can_review && <ReviewButton coach={coach}>{coachReviewText.edit}</ReviewButton>}
          </Row>
          {my_review.feedback && <ReadMore text={my_review.feedback} />}
          <Hint>
            {sentence} {my_review.is_anonymous && coachReviewText.anonymous}
          </Hint>
        </Stack>
      </Card>
    </Section>
  );
}

function reviewStatus({ state, rating, feedback }: OwnReviewFragment): {
  tone: Tone;
  word: string;
  sentence: string;
} {
  if (state === 'hidden')
    return { tone: 'slate', word: coachReviewText.hidden, sentence: coachReviewText.hiddenWhy };
  if (state !== 'published')
    return { tone: 'amber', word: coachReviewText.waiting, sentence: coachReviewText.waitingWhy };
  if (rating >= REVIEW_RULES.publicFrom && feedback?.trim())
    return { tone: 'verdigris', word: coachReviewText.published, sentence: coachReviewText.publishedWhy };
  return { tone: 'slate', word: coachReviewText.received, sentence: coachReviewText.receivedWhy };
}
