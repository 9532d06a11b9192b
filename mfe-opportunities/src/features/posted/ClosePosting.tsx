import { messageOf } from '@athenaeum/shell-contract';
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
export function ClosePosting({ posting, token, onClosed }: ClosePostingProps) {
  const [isAsking, setAsking] = useState(false);
  const [close, { isLoading, error }] = useOpportunitiesClosePostingMutation();

  const send = async () => {
    const answer = await close({ input: { token } });
    if (!answer.error) onClosed();
  };

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
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Close “${posting.title}”?`}
        sheet
        actions={
          <>
            <Button look="outlined" onClick={() => setAsking(false)}>
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
    </Card>
  );
}
