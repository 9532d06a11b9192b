import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, Stack, TextField } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { type DeskPosting, useOpportunitiesCloseMutation } from './posting.api';

const REASON_MAX = 500;

/** Off the board; asked once more, because its poster is told. */
export function ClosePosting({ posting: { id, title, stage } }: { posting: DeskPosting }) {
  const notify = useNotify();
  const [close, { isLoading, error, reset }] = useOpportunitiesCloseMutation();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');

  const send = async () => {
    const answer = await close({ input: { id, reason: reason.trim() || null } });
    if (answer.error) return;
    setOpen(false);
    notify('Closed');
  };

  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          reset();
          setReason('');
          setOpen(true);
        }}
      >
        {stage === 'review' ? 'Turn down' : 'Close'}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={stage === 'review' ? `Turn down “${title}”?` : `Close “${title}”?`}
        sheet
        actions={
          <>
            <Button look="outlined" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button look="danger" loading={isLoading} onClick={() => void send()}>
              {stage === 'review' ? 'Turn it down' : 'Close it'}
            </Button>
          </>
        }
      >
        <Stack>
          <p>Nobody can apply any more, and whoever posted it is told by mail that it is closed.</p>
          <TextField
            label="Reason"
            hint="Kept with the change; the poster does not read it."
            optional
            max={REASON_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
        </Stack>
      </Dialog>
    </>
  );
}
