import { useNotify } from '@athenaeum/shell-contract';
import { Button } from '@athenaeum/shared-ui';
import { inWords } from '../../components/inWords';
import { AskReason } from '../../components/reason';
import { checkReason } from './checkReason';
import { useOperationsTryAgainMutation } from './outbox.api';
import { outboxText } from './outbox.messages';

/** Retries all dead letters of one kind. */
export function TryKindAgain({ kind, count }: { kind: string; count: number }) {
  const notify = useNotify();
  const [tryAgain] = useOperationsTryAgainMutation();
  return (
    <AskReason
      trigger={(open) => (
        <Button look="outlined" onClick={open}>
          {outboxText.retryAllCount({ count })}
        </Button>
      )}
      title={outboxText.retryKindTitle({ kind: inWords(kind), count })}
      confirm={outboxText.retryAll}
      check={checkReason}
      send={async (reason) => {
        const answer = await tryAgain({ kind, reason });
        if (answer.data) notify(outcomeOf(answer.data));
        return answer;
      }}
    >
      {outboxText.retrySafe}
    </AskReason>
  );
}

const outcomeOf = ({ retried, remaining }: { retried: number; remaining: number }) =>
  remaining > 0
    ? outboxText.retryingSome({ count: retried, left: remaining })
    : outboxText.retrying({ count: retried });
