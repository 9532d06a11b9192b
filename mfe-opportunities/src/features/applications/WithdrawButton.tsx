import { OPPORTUNITY_MESSAGES } from '@athenaeum/opportunities-contract';
import { messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Dialog, Lead, Notice, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { type OwnApplication, useOpportunitiesWithdrawMutation } from './applications.api';

interface WithdrawButtonProps {
  application: OwnApplication;
  onWithdrawn: () => void;
}

/** Asks once more, with what becomes of it. */
export function WithdrawButton(props: WithdrawButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label={`Withdraw your application for ${props.application.title}`}
        onClick={() => setOpen(true)}
      >
        Withdraw
      </Button>
      {isOpen && <WithdrawDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

type WithdrawDialogProps = WithdrawButtonProps & { onClose: () => void };

function WithdrawDialog({ application: { id, title }, onWithdrawn, onClose }: WithdrawDialogProps) {
  const conclude = useDialogAnswer(onClose);
  const [withdraw, { error, isLoading }] = useOpportunitiesWithdrawMutation();

  const send = async () => {
    const answer = await withdraw({ input: { id } });
    const isDone = conclude(answer.error, {
      done: OPPORTUNITY_MESSAGES.withdrawn,
      failed: `Your application for ${title} was not withdrawn.`,
    });
    if (isDone) onWithdrawn();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Withdraw this application?"
      sheet
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button loading={isLoading} onClick={() => void send()}>
            {isLoading ? 'Withdrawing' : 'Withdraw'}
          </Button>
        </>
      }
    >
      <Stack $gap={24}>
        <Lead>{title}</Lead>
        <p>
          Board support is told, and your CV and bio are deleted. While the opportunity is open you may apply
          again.
        </p>
        {error && (
          <Notice tone="vermilion" title="Your application was not withdrawn.">
            {messageOf(error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
