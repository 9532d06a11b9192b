import { messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Card, Dialog, Notice, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { type Posted, useOpportunitiesClosePostingMutation } from './posted.api';

interface ClosePostingProps {
  posting: Posted;
  token: string;
  /** This card is gone then, and what had the focus with it. */
  onClosed: () => void;
}

/** Off the board, after she has been asked once more. */
export function ClosePosting(props: ClosePostingProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card $padded>
      <Stack>
        <h2>No longer looking?</h2>
        <p>Close the posting, so that nobody applies in vain.</p>
        <div>
          <Button look="outlined" onClick={() => setAsking(true)}>
            Close the posting
          </Button>
        </div>
      </Stack>
      {isAsking && <CloseDialog {...props} onClose={() => setAsking(false)} />}
    </Card>
  );
}

type CloseDialogProps = ClosePostingProps & { onClose: () => void };

function CloseDialog({ posting, token, onClosed, onClose }: CloseDialogProps) {
  const conclude = useDialogAnswer(onClose);
  const [close, { isLoading, error }] = useOpportunitiesClosePostingMutation();

  const send = async () => {
    const answer = await close({ input: { token } });
    conclude(answer.error, { failed: 'Your posting was not closed.' });
    if (!answer.error) onClosed();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Close “${posting.title}”?`}
      sheet
      actions={
        <>
          <Button look="outlined" onClick={onClose}>
            Keep it open
          </Button>
          <Button look="danger" loading={isLoading} onClick={() => void send()}>
            Close it
          </Button>
        </>
      }
    >
      <Stack>
        <p>Members do not see it any more and cannot apply. Only board support can open it again.</p>
        {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      </Stack>
    </Dialog>
  );
}
