import { AskDialog, useDialogAnswer } from '@athenaeum/shell-contract';
import { DELETION_GRACE_DAYS } from '@athenaeum/users-contract';
import styled from 'styled-components';
import { useUsersDeleteMutation } from './account.api';
import { leavingText } from './leaving.messages';

interface DeleteAccountDialogProps {
  id: string;
  onClose: () => void;
}

/** Says what will become of everything before the member decides. */
export function DeleteAccountDialog({ id, onClose }: DeleteAccountDialogProps) {
  const conclude = useDialogAnswer(onClose);
  const [leave, { isLoading, error }] = useUsersDeleteMutation();
  const send = async () => {
    const answer = await leave({ input: { id } });
    conclude(answer.error, { failed: leavingText.failed });
  };
  return (
    <AskDialog
      onClose={onClose}
      title={leavingText.question}
      keep={leavingText.keep}
      confirm={isLoading ? leavingText.sending : leavingText.leave}
      look="danger"
      isSending={isLoading}
      onConfirm={() => void send()}
      error={error}
    >
      <p>{leavingText.grace({ days: DELETION_GRACE_DAYS })}</p>
      <Consequences>
        <li>{leavingText.forgotten}</li>
        <li>{leavingText.seats}</li>
        <li>{leavingText.reviews}</li>
        <li>{leavingText.receipts}</li>
      </Consequences>
      <p>{leavingText.subscription}</p>
    </AskDialog>
  );
}

const Consequences = styled.ul`
  padding-left: 1.2em;
  list-style: disc;
`;
