import { REVIEW_RULES } from '@athenaeum/content-contract';
import { Card, Hint, ReadMore, Row, Stack, StarRating, StatusBadge, type Tone } from '@athenaeum/shared-ui';
import { Part } from '../../components/Part';
import { type OwnReview, ReviewButton, type Reviewed } from './ReviewButton';

/** Her own review, what has become of it, and the way to change it. */
export function MyReview({ thing }: { thing: Reviewed }) {
  const { my_review, can_review } = thing;
  if (!my_review) return null;
  const { tone, word, sentence } = standingOf(my_review);
  return (
    <Part title="Your review">
      <Card $padded>
        <Stack $gap={12}>
          <Row $between>
            <Row>
              <StarRating value={my_review.rating} />
              <StatusBadge tone={tone}>{word}</StatusBadge>
            </Row>
            {can_review && (
              <ReviewButton thing={thing} look="quiet" icon={null}>
                Edit
              </ReviewButton>
            )}
          </Row>
          {my_review.feedback && <ReadMore text={my_review.feedback} />}
          <Hint>
            {sentence} {my_review.is_anonymous && 'Your name is not shown.'}
          </Hint>
        </Stack>
      </Card>
    </Part>
  );
}

function standingOf({ state, rating, feedback }: OwnReview): { tone: Tone; word: string; sentence: string } {
  if (state === 'hidden')
    return { tone: 'slate', word: 'Not shown', sentence: 'Our team chose not to show this review.' };
  if (state !== 'published')
    return { tone: 'amber', word: 'Waiting', sentence: 'Your review appears once we have read it.' };
  if (rating >= REVIEW_RULES.publicFrom && feedback?.trim())
    return { tone: 'verdigris', word: 'Published', sentence: 'Members can read it below.' };
  return {
    tone: 'slate',
    word: 'Received',
    sentence: 'We have read it. It is not among the selected reviews.',
  };
}
