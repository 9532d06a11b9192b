import { moderateReviewInput } from '@athenaeum/content-contract';
import { useNotify } from '@athenaeum/shell-contract';
import { Button } from '@athenaeum/shared-ui';
import { AskReason } from '../../components/reason';
import { type StaffReview, useContentModerateReviewMutation } from './feedback.api';

/** Takes a review away from where it is shown, or keeps it from there. */
export function HideReview({ review: { id, reviewer_name, updated_at } }: { review: StaffReview }) {
  const notify = useNotify();
  const [moderate] = useContentModerateReviewMutation();
  const inputWith = (reason: string) => ({ id, state: 'hidden', reason, updated_at }) as const;

  return (
    <AskReason
      trigger={(open) => (
        <Button look="outlined" onClick={open}>
          Hide
        </Button>
      )}
      title={`Hide the review of ${reviewer_name}?`}
      confirm="Hide it"
      danger
      hint="Kept with the change; she does not read it."
      check={(reason) => moderateReviewInput.safeParse(inputWith(reason)).error?.issues[0]?.message}
      send={async (reason) => {
        const answer = await moderate({ input: inputWith(reason) });
        if (!answer.error) notify('Hidden');
        return answer;
      }}
    >
      Nobody reads it any more but she who wrote it. It can be published again.
    </AskReason>
  );
}
