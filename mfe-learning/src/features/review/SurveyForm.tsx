import { REVIEW_LIMITS, reviewSurvey } from '@athenaeum/content-contract';
import { useUser } from '@athenaeum/shell-contract';
import { Button, Checkbox, Hint, Lead, Row, Stack, StarInput, TextArea } from '@athenaeum/shared-ui';
import { DraftStatus, ErrorSummary, useDraft, useZodForm } from '@athenaeum/shared-ui/forms';
import { useId } from 'react';
import type { Reviewed } from './ReviewButton';
import { surveyText } from './survey.messages';
import { useSendReview } from './useSendReview';

interface SurveyFormProps {
  thing: Reviewed;
  onSaved: () => void;
}

/** Rating, feedback and whether to show the member's name. Kept as a draft; a rating is required. */
export function SurveyForm({ thing, onSaved }: SurveyFormProps) {
  const user = useUser();
  const missingId = useId();
  const send = useSendReview(thing, onSaved);
  const { my_review } = thing;
  const form = useZodForm(reviewSurvey, {
    defaultValues: {
      rating: my_review?.rating ?? 0,
      feedback: my_review?.feedback ?? '',
      isAnonymous: my_review?.is_anonymous ?? false,
    },
  });
  const draft = useDraft(form, `review.${thing.id}.${user?.id ?? ''}`);
  const { value: rating, onChange: rate, ...stars } = form.chosen('rating');
  const isMissingRating = rating <= 0;

  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <Stack $gap={24}>
        <Lead>{thing.title}</Lead>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <StarInput
          {...stars}
          // The stars are uncontrolled: a restored draft remounts them.
          key={draft.restored.length}
          label={surveyText.rating}
          defaultValue={rating}
          onChange={({ target }) => rate(Number(target.value))}
        />
        <TextArea
          label={surveyText.feedback}
          hint={surveyText.feedbackHint}
          optional
          max={REVIEW_LIMITS.feedback}
          {...form.field('feedback')}
        />
        <Checkbox label={surveyText.anonymous} {...form.field('isAnonymous')} />
        <DraftStatus draft={draft} />
        <Row $between>
          <Hint id={missingId}>{isMissingRating && surveyText.noRating}</Hint>
          <Button
            type="submit"
            disabled={isMissingRating}
            loading={form.isSending}
            aria-describedby={missingId}
          >
            {form.isSending ? surveyText.sending : surveyText.submit}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
