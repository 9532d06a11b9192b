import { useNotify } from '@athenaeum/shell-contract';
import { Button } from '@athenaeum/shared-ui';
import { AskReason } from '../../components/reason';
import { type DeskPosting, useOpportunitiesCloseMutation } from './posting.api';
import { postingText } from './posting.messages';

const MAX_REASON_LENGTH = 500;

/** Takes a posting off the board, after a confirmation, as its poster is notified. */
export function ClosePosting({ posting: { id, title, stage } }: { posting: DeskPosting }) {
  const notify = useNotify();
  const [close] = useOpportunitiesCloseMutation();

  return (
    <AskReason
      trigger={(open) => (
        <Button look="quiet" onClick={open}>
          {stage === 'review' ? postingText.reject : postingText.close}
        </Button>
      )}
      title={stage === 'review' ? postingText.rejectTitle({ title }) : postingText.closeTitle({ title })}
      confirm={stage === 'review' ? postingText.rejectConfirm : postingText.closeConfirm}
      danger
      hint={postingText.closeHint}
      optional
      max={MAX_REASON_LENGTH}
      send={async (reason) => {
        const answer = await close({ input: { id, reason: reason.trim() || null } });
        if (!answer.error) notify(postingText.closed);
        return answer;
      }}
    >
      {postingText.closeExplained}
    </AskReason>
  );
}
