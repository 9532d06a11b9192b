import { useNotify } from '@athenaeum/shell-contract';
import { Button } from '@athenaeum/shared-ui';
import { inWords } from '../../components/inWords';
import { AskReason } from '../../components/reason';
import { checkReason } from './checkReason';
import { useOperationsTryAgainMutation } from './outbox.api';

/** Lets everything of one kind that was given up leave again. */
export function TryKindAgain({ kind, count }: { kind: string; count: number }) {
  const notify = useNotify();
  const [tryAgain] = useOperationsTryAgainMutation();
  return (
    <AskReason
      trigger={(open) => (
        <Button look="outlined" onClick={open}>
          Try all {count} again
        </Button>
      )}
      title={`Try ${count} × "${inWords(kind)}" again?`}
      confirm="Try all again"
      check={checkReason}
      send={async (reason) => {
        const answer = await tryAgain({ kind, reason });
        if (answer.data) notify(told(answer.data));
        return answer;
      }}
    >
      Each leaves as itself: whoever has had it already can tell.
    </AskReason>
  );
}

const told = ({ tried, left }: { tried: number; left: number }) =>
  `${tried} on their way again${left > 0 ? `, ${left} still given up` : ''}`;
