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
import { ReviewButton } from './ReviewButton';
import type { OwnReview as Written, ReviewedCoach } from './reviewedCoach';

/** Her own review of a coach with what has become of it and the way to change it, or the way to write one. */
export function OwnReview({ coach }: { coach: ReviewedCoach }) {
  const { my_review, can_review } = coach;
  if (!my_review)
    return can_review ? (
      <Section title="Your review" note="You have had a session with her.">
        <ReviewButton coach={coach} look="outlined">
          Leave Review
        </ReviewButton>
      </Section>
    ) : null;
  const { tone, word, sentence } = standingOf(my_review);
  return (
    <Section title="Your review">
      <Card $padded>
        <Stack $gap={12}>
          <Row $between>
            <Row>
              <StarRating value={my_review.rating} />
              <StatusBadge tone={tone}>{word}</StatusBadge>
            </Row>
            {can_review && <ReviewButton coach={coach}>Edit</ReviewButton>}
          </Row>
          {my_review.feedback && <ReadMore text={my_review.feedback} />}
          <Hint>
            {sentence} {my_review.is_anonymous && 'Your name is not shown.'}
          </Hint>
        </Stack>
      </Card>
    </Section>
  );
}

function standingOf({ state, rating, feedback }: Written): { tone: Tone; word: string; sentence: string } {
  if (state === 'hidden')
    return { tone: 'slate', word: 'Not shown', sentence: 'Our team chose not to show this review.' };
  if (state !== 'published')
    return { tone: 'amber', word: 'Waiting', sentence: 'Your review appears once we have read it.' };
  if (rating >= REVIEW_RULES.publicFrom && feedback?.trim())
    return { tone: 'verdigris', word: 'Published', sentence: 'Members can read it above.' };
  return {
    tone: 'slate',
    word: 'Received',
    sentence: 'We have read it. It is not among the selected reviews.',
  };
}
