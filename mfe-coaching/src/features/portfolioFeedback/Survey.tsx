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
import { portfolioFeedbackText } from './portfolioFeedback.messages';
import { surveyForm, whatIsMissing, type SurveyForm } from './surveyForm';

interface SurveyProps {
  userId: string;
  /** The earlier review, which is changed. */
  written: WrittenReview | null;
  onSent: () => void;
}

/** The member's review of the portfolio writer. */
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
    const about = { reviewType: 'BCP' as const, ...opinion };
    const { error } = written
      ? await update({ input: { id: written.id, ...opinion } })
      : await create({ input: { userId, ...about } });
    conclude(error, { done: portfolioFeedbackText.thanks, failed: portfolioFeedbackText.failed });
    if (error) return { message: messageOf(error), fields: isApiError(error) ? error.fields : undefined };
  };

  return (
    <form noValidate aria-label={portfolioFeedbackText.title} onSubmit={form.onSubmit(send)}>
      <Stack $gap={24}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <TextField
          label={portfolioFeedbackText.writer}
          autoComplete="off"
          max={REVIEW_LIMITS.name}
          required
          {...form.field('name')}
        />
        <RadioGroup
          label={portfolioFeedbackText.experience}
          options={RATINGS.map(({ value, label }) => ({ value: String(value), label }))}
          {...form.chosen('rating')}
          onChange={(event) => form.chosen('rating').onChange(event.target.value)}
        />
        <TextArea
          label={portfolioFeedbackText.feedback}
          optional
          rows={6}
          max={REVIEW_LIMITS.feedback}
          {...form.field('feedback')}
        />
        <Checkbox label={portfolioFeedbackText.anonymous} {...form.field('isAnonymous')} />
        <Stack $gap={8}>
          <Hint>{portfolioFeedbackText.read}</Hint>
          <Row>
            <Button
              type="submit"
              large
              loading={form.isSending}
              disabled={missing !== null}
              aria-describedby={missing ? missingId : undefined}
            >
              {form.isSending ? portfolioFeedbackText.sending : portfolioFeedbackText.submit}
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
