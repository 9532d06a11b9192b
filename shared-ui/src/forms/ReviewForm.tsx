import { useId } from 'react';
import { Button } from '../elements/Button/Button';
import { Checkbox } from '../elements/Checkbox/Checkbox';
import { Row, Stack } from '../elements/Layout/Layout';
import { Hint, Lead } from '../elements/Layout/Text';
import { StarInput } from '../elements/StarRating/StarInput';
import { TextArea } from '../elements/TextField/TextArea';
import { DraftStatus } from './DraftStatus';
import { ErrorSummary } from './ErrorSummary';
import { reviewFormText } from './reviewForm.messages';
import { useDraft } from './useDraft';
import { type FormSchema, type SendResult, useZodForm } from './useZodForm';

type ReviewValues = {
  rating: number;
  feedback?: string | null | undefined;
  isAnonymous?: boolean | null | undefined;
};

export type ReviewFormProps<Survey> = {
  /** What the review is about. */
  about: string;
  /** What to write about. */
  feedbackHint: string;
  maxFeedback: number;
  schema: FormSchema<ReviewValues, Survey>;
  /** The review that is changed. */
  review: { rating: number; feedback?: string | null; is_anonymous: boolean } | null | undefined;
  /** Where the draft is kept: another one for each thing and member. */
  draftKey: string;
  onSend: (survey: Survey) => Promise<SendResult>;
};

/** Rating, feedback and whether to show the member's name. Kept as a draft; a rating is required. */
export function ReviewForm<Survey>({
  about,
  feedbackHint,
  maxFeedback,
  schema,
  review,
  draftKey,
  onSend,
}: ReviewFormProps<Survey>) {
  const missingId = useId();
  const form = useZodForm(schema, {
    defaultValues: {
      rating: review?.rating ?? 0,
      feedback: review?.feedback ?? '',
      isAnonymous: review?.is_anonymous ?? false,
    },
  });
  const draft = useDraft(form, draftKey);
  const { value: rating, onChange: rate, ...stars } = form.chosen('rating');
  const isMissingRating = rating <= 0;

  return (
    <form noValidate onSubmit={form.onSubmit(onSend)}>
      <Stack $gap={24}>
        <Lead>{about}</Lead>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <StarInput
          {...stars}
          // The stars are uncontrolled: a restored draft remounts them.
          key={draft.restored.length}
          label={reviewFormText.rating}
          defaultValue={rating}
          onChange={({ target }) => rate(Number(target.value))}
        />
        <TextArea
          label={reviewFormText.feedback}
          hint={feedbackHint}
          optional
          max={maxFeedback}
          {...form.field('feedback')}
        />
        <Checkbox label={reviewFormText.anonymous} {...form.field('isAnonymous')} />
        <Row $between>
          <div>
            <Hint id={missingId}>{isMissingRating && reviewFormText.missing}</Hint>
            <DraftStatus draft={draft} />
          </div>
          <Button
            type="submit"
            disabled={isMissingRating}
            loading={form.isSending}
            aria-describedby={missingId}
          >
            {form.isSending ? reviewFormText.sending : reviewFormText.submit}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
