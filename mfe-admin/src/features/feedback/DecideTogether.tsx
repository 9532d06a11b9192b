import { moderateReviewsInput } from '@athenaeum/content-contract';
import { AskDialog, useDialogAnswer, useNotify } from '@athenaeum/shell-contract';
import { commonText } from '../../components/common.messages';
import { AskReason } from '../../components/reason';
import { type Outcome, type StaffReview, useContentModerateReviewsMutation } from './feedback.api';
import { feedbackText } from './feedback.messages';

export interface Decision {
  state: 'published' | 'hidden';
  reviews: readonly StaffReview[];
}

interface DecideTogetherProps extends Decision {
  /** What the decision did; also when some reviews stayed as they were. */
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}

/** Asks before it publishes reviews together, or hides them for one reason. */
export const DecideTogether = (props: DecideTogetherProps) =>
  props.state === 'hidden' ? <HideTogether {...props} /> : <PublishTogether {...props} />;

function HideTogether({ reviews, onDone, onClose }: DecideTogetherProps) {
  const notify = useNotify();
  const [moderate] = useContentModerateReviewsMutation();
  const count = reviews.length;
  const inputWith = (reason: string) => ({ ...versionsOf(reviews), state: 'hidden', reason }) as const;

  return (
    <AskReason
      title={feedbackText.hideCount({ count })}
      confirm={feedbackText.hideThem({ count })}
      danger
      hint={feedbackText.reasonForAllHint}
      check={(reason) => moderateReviewsInput.safeParse(inputWith(reason)).error?.issues[0]?.message}
      send={async (reason) => {
        const answer = await moderate({ input: inputWith(reason) });
        const outcome = answer.data?.moderateReviews?.data;
        if (outcome?.changed.length) notify(feedbackText.hiddenCount({ count: outcome.changed.length }));
        if (outcome) onDone(outcome);
        return answer;
      }}
      onClose={onClose}
    >
      {feedbackText.hideAllExplained}
    </AskReason>
  );
}

function PublishTogether({ reviews, onDone, onClose }: DecideTogetherProps) {
  const notify = useNotify();
  const conclude = useDialogAnswer(onClose);
  const [moderate, { isLoading, error }] = useContentModerateReviewsMutation();
  const count = reviews.length;

  const handleConfirm = async () => {
    const answer = await moderate({ input: { ...versionsOf(reviews), state: 'published' } });
    const outcome = answer.data?.moderateReviews?.data;
    if (outcome?.changed.length) notify(feedbackText.publishedCount({ count: outcome.changed.length }));
    conclude(answer.error, { failed: feedbackText.failed });
    if (outcome) onDone(outcome);
  };

  return (
    <AskDialog
      onClose={onClose}
      title={feedbackText.publishCount({ count })}
      keep={commonText.cancel}
      confirm={feedbackText.publishThem({ count })}
      isSending={isLoading}
      onConfirm={() => void handleConfirm()}
      error={error}
    >
      <p>{feedbackText.publishExplained}</p>
    </AskDialog>
  );
}

const versionsOf = (reviews: readonly StaffReview[]) => ({
  reviews: reviews.map(({ id, updated_at }) => ({ id, updated_at })),
});
