import { useNotify } from '@athenaeum/shell-contract';
import { Button } from '@athenaeum/shared-ui';
import { AskReason } from '../../components/reason';
import { type DeskPosting, useOpportunitiesCloseMutation } from './posting.api';

const REASON_MAX = 500;

/** Off the board; asked once more, because its poster is told. */
export function ClosePosting({ posting: { id, title, stage } }: { posting: DeskPosting }) {
  const notify = useNotify();
  const [close] = useOpportunitiesCloseMutation();

  return (
    <AskReason
      trigger={(open) => (
        <Button look="quiet" onClick={open}>
          {stage === 'review' ? 'Turn down' : 'Close'}
        </Button>
      )}
      title={stage === 'review' ? `Turn down “${title}”?` : `Close “${title}”?`}
      confirm={stage === 'review' ? 'Turn it down' : 'Close it'}
      danger
      hint="Kept with the change; the poster does not read it."
      optional
      max={REASON_MAX}
      send={async (reason) => {
        const answer = await close({ input: { id, reason: reason.trim() || null } });
        if (!answer.error) notify('Closed');
        return answer;
      }}
    >
      Nobody can apply any more, and whoever posted it is told by mail that it is closed.
    </AskReason>
  );
}
