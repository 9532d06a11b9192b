import { REVIEW_LIMITS, reviewSurvey } from '@athenaeum/content-contract';
import { useUser } from '@athenaeum/shell-contract';
import { Button, Checkbox, Hint, Lead, Row, Stack, StarInput, TextArea } from '@athenaeum/shared-ui';
import { DraftStatus, ErrorSummary, useDraft, useZodForm } from '@athenaeum/shared-ui/forms';
import { useId } from 'react';
import { coachSurveyText } from './coachSurvey.messages';
import type { ReviewedCoachFragment } from './__generated__/reviewedCoach';
import { useSendReview } from './useSendReview';

interface SurveyFormProps {
  coach: ReviewedCoachFragment;
  onSaved: () => void;
}

/** Rating, feedback and whether to show the member's name. Kept as a draft; a rating is required. */
export function SurveyForm({ coach, onSaved }: SurveyFormProps) {
  const user = useUser();
  const missingId = useId();
  const send = useSendReview(coach, onSaved);
  const { my_review } = coach;
  const form = useZodForm(reviewSurvey, {
    defaultValues: {
      rating: my_review?.rating ?? 0,
      feedback: my_review?.feedback ?? '',
      isAnonymous: my_review?.is_anonymous ?? false,
    },
  });
  const draft = useDraft(form, `review.${coach.id}.${user?.id ?? ''}`);
  const { value: rating, onChange: rate, ...stars } = form.chosen('rating');
  const isMissingRating = rating <= 0;

  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <Stack $gap={24}>
        <Lead>{coachSurveyText.sessionsWith({ coach: coach.name })}</Lead>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <StarInput
          {...stars}
          // The stars are uncontrolled: a restored draft remounts them.
          key={draft.restored.length}
          label={coachSurveyText.rating}
          defaultValue={rating}
          onChange={({ target }) => rate(Number(target.value))}
        />
        <TextArea
          label={coachSurveyText.feedback}
          hint={coachSurveyText.feedbackHint}
          optional
          max={REVIEW_LIMITS.feedback}
          {...form.field('feedback')}
        />
        <Checkbox label={coachSurveyText.anonymous} {...form.field('isAnonymous')} />
        <DraftStatus draft={draft} />
        <Row $between>
          <Hint id={missingId}>{isMissingRating && coachSurveyText.missing}</Hint>
          <Button
            type="submit"
            disabled={isMissingRating}
            loading={form.isSending}
            aria-describedby={missingId}
          >
            {form.isSending ? coachSurveyText.sending : coachSurveyText.submit}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
