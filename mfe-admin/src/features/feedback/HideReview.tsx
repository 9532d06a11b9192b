import { moderateReviewInput } from '@athenaeum/content-contract';
import { useNotify } from '@athenaeum/shell-contract';
import { Button } from '@athenaeum/shared-ui';
import { AskReason } from '../../components/reason';
import { type StaffReview, useContentModerateReviewMutation } from './feedback.api';
import { feedbackText } from './feedback.messages';

/** Hides a review, published or not. */
export function HideReview({ review: { id, reviewer_name, updated_at } }: { review: StaffReview }) {
  const notify = useNotify();
  const [moderate] = useContentModerateReviewMutation();
  const inputWith = (reason: string) => ({ id, state: 'hidden', reason, updated_at }) as const;

  return (
    <AskReason
      trigger={(open) => (
        <Button look="outlined" onClick={open}>
          {feedbackText.hide}
        </Button>
      )}
      title={feedbackText.hideTitle({ name: reviewer_name })}
      confirm={feedbackText.hideIt}
      danger
      hint={feedbackText.reasonHint}
      check={(reason) => moderateReviewInput.safeParse(inputWith(reason)).error?.issues[0]?.message}
      send={async (reason) => {
        const answer = await moderate({ input: inputWith(reason) });
        if (!answer.error) notify(feedbackText.nowHidden);
        return answer;
      }}
    >
      {feedbackText.hideExplained}
    </AskReason>
  );
}
