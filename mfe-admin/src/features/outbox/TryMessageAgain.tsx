import { useNotify } from '@athenaeum/shell-contract';
import { TextButton, VisuallyHidden } from '@athenaeum/shared-ui';
import { AskReason } from '../../components/reason';
import { inWords } from '../../components/inWords';
import { checkReason } from './checkReason';
import { type OutboxRow, useOperationsTryAgainMutation } from './outbox.api';

/** Lets one message leave again at once. */
export function TryMessageAgain({ row: { id, kind } }: { row: OutboxRow }) {
  const notify = useNotify();
  const [tryAgain] = useOperationsTryAgainMutation();
  return (
    <AskReason
      trigger={(open) => (
        <TextButton onClick={open}>
          Try again <VisuallyHidden>{inWords(kind)}</VisuallyHidden>
        </TextButton>
      )}
      title={`Try "${inWords(kind)}" again?`}
      confirm="Try again"
      check={checkReason}
      send={async (reason) => {
        const answer = await tryAgain({ id, reason });
        if (!answer.error) notify('It is on its way again');
        return answer;
      }}
    >
      It leaves as itself: whoever has had it already can tell.
    </AskReason>
  );
}
