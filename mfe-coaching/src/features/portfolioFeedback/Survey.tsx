import { RATINGS, REVIEW_LIMITS } from '@athenaeum/content-contract';
import { isApiError, messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Checkbox, Hint, RadioGroup, Row, Stack, TextArea, TextField } from '@athenaeum/shared-ui';
import { DraftStatus, ErrorSummary, useDraft, useZodForm, type SendResult } from '@athenaeum/shared-ui/forms';
import { useId } from 'react';
import {
  useCoachingCreatePortfolioReviewMutation,
  useCoachingUpdatePortfolioReviewMutation,
  type WrittenReview,
} from './portfolioFeedback.api';
import { surveyForm, whatIsMissing, type SurveyForm } from './surveyForm';

interface SurveyProps {
  userId: string;
  /** What she wrote before: she changes it. */
  written: WrittenReview | null;
  onSent: () => void;
}

/** Her review of the portfolio writer. */
export function Survey({ userId, written, onSent }: SurveyProps) {
  const conclude = useDialogAnswer(onSent);
  const missingId = useId();
  const [create] = useCoachingCreatePortfolioReviewMutation();
  const [update] = useCoachingUpdatePortfolioReviewMutation();
  const form = useZodForm(surveyForm, {
    defaultValues: {
      rating: written ? String(written.rating) : '',
      name: written?.writer_name ?? '',
      feedback: written?.feedback ?? '',
      isAnonymous: written?.is_anonymous ?? false,
    },
  });
  const draft = useDraft(form, `portfolio-review.${userId}`);
  const [rating, name] = form.watch(['rating', 'name']);
  const missing = whatIsMissing({ rating, name });

  const send = async (survey: SurveyForm): Promise<SendResult> => {
    const opinion = { ...survey, rating: Number(survey.rating), privateFeedback: false };
    const about = { reviewType: 'BCP', ...opinion };
    const { error } = written
      ? await update({ input: { id: written.id, ...opinion } })
      : await create({ input: { userId, ...about } });
    conclude(error, { done: 'Thank you for your review', failed: 'Your review was not sent.' });
    if (error) return { message: messageOf(error), fields: isApiError(error) ? error.fields : undefined };
  };

  return (
    <form noValidate aria-label="Leave Review" onSubmit={form.onSubmit(send)}>
      <Stack $gap={24}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <TextField
          label="Who was your writer?"
          autoComplete="off"
          max={REVIEW_LIMITS.name}
          required
          {...form.field('name')}
        />
        <RadioGroup
          label="How was your experience?"
          options={RATINGS.map(({ value, label }) => ({ value: String(value), label }))}
          {...form.chosen('rating')}
          onChange={(event) => form.chosen('rating').onChange(event.target.value)}
        />
        <TextArea
          label="What would you tell another member?"
          optional
          rows={6}
          max={REVIEW_LIMITS.feedback}
          {...form.field('feedback')}
        />
        <Checkbox label="Post my review anonymously." {...form.field('isAnonymous')} />
        <Stack $gap={8}>
          <Hint>Our team reads every review before it is shown.</Hint>
          <Row>
            <Button
              type="submit"
              large
              loading={form.isSending}
              disabled={missing !== null}
              aria-describedby={missing ? missingId : undefined}
            >
              {form.isSending ? 'Sending' : 'Submit'}
            </Button>
            <DraftStatus draft={draft} />
          </Row>
          <Hint id={missingId} role="status">
            {missing}
          </Hint>
        </Stack>
      </Stack>
    </form>
  );
}
