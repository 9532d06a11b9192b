import { useNotify } from '@athenaeum/shell-contract';
import { TextButton, VisuallyHidden } from '@athenaeum/shared-ui';
import { AskReason } from '../../components/reason';
import { inWords } from '../../components/inWords';
import { checkReason } from './checkReason';
import { type OutboxRow, useOperationsTryAgainMutation } from './outbox.api';
import { outboxText } from './outbox.messages';

/** Retries one message at once. */
export function TryMessageAgain({ row: { id, kind } }: { row: OutboxRow }) {
  const notify = useNotify();
  const [tryAgain] = useOperationsTryAgainMutation();
  return (
    <AskReason
      trigger={(open) => (
        <TextButton onClick={open}>
          {outboxText.retry} <VisuallyHidden>{inWords(kind)}</VisuallyHidden>
        </TextButton>
      )}
      title={outboxText.retryTitle({ kind: inWords(kind) })}
      confirm={outboxText.retry}
      check={checkReason}
      send={async (reason) => {
        const answer = await tryAgain({ id, reason });
        if (!answer.error) notify(outboxText.retried);
        return answer;
      }}
    >
      {outboxText.retryOneSafe}
    </AskReason>
  );
}
