import { messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, Stack } from '@athenaeum/shared-ui';
import { DELETION_GRACE_DAYS } from '@athenaeum/users-contract';
import styled from 'styled-components';
import { useUsersDeleteMutation } from './account.api';

interface LeavingDialogProps {
  id: string;
  onClose: () => void;
}

/** Says what will become of everything before she decides. */
export function LeavingDialog({ id, onClose }: LeavingDialogProps) {
  const conclude = useDialogAnswer(onClose);
  const [leave, { isLoading, error }] = useUsersDeleteMutation();
  const send = async () => {
    const answer = await leave({ input: { id } });
    conclude(answer.error, { failed: 'Your account is not being deleted.' });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      sheet
      actions={
        <>
          <Button look="outlined" onClick={onClose}>
            Keep my account
          </Button>
          <Button look="danger" loading={isLoading} onClick={() => void send()}>
            {isLoading ? 'Sending' : 'Delete my account'}
          </Button>
        </>
      }
    >
      <Stack>
        <p>For {DELETION_GRACE_DAYS} days everything stays as it is, and you can take it back here. Then:</p>
        <Consequences>
          <li>Your name, profile, files, goals and connections are removed for good.</li>
          <li>Seats you hold go to those who wait, and coaching sessions ahead are cancelled.</li>
          <li>Reviews you wrote stay without your name.</li>
          <li>Receipts are kept, as accounting asks for it, without your name.</li>
        </Consequences>
        <p>A running subscription is ended by member support within these days: please write to them.</p>
        {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      </Stack>
    </Dialog>
  );
}

const Consequences = styled.ul`
  padding-left: 1.2em;
  list-style: disc;
`;
