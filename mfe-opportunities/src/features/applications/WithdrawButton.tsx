import { OPPORTUNITY_MESSAGES } from '@athenaeum/opportunities-contract';
import { AskDialog, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Lead } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { type OwnApplication, useOpportunitiesWithdrawMutation } from './applications.api';
import { withdrawText } from './applications.messages';

interface WithdrawButtonProps {
  application: OwnApplication;
  onWithdrawn: () => void;
}

/** Withdraws after a confirmation that says what follows. */
export function WithdrawButton(props: WithdrawButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label={withdrawText.withdrawOf({ title: props.application.title })}
        onClick={() => setOpen(true)}
      >
        {withdrawText.withdraw}
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
      failed: withdrawText.failedOf({ title }),
    });
    if (isDone) onWithdrawn();
  };

  return (
    <AskDialog
      onClose={onClose}
      title={withdrawText.title}
      keep={withdrawText.keep}
      confirm={isLoading ? withdrawText.withdrawing : withdrawText.withdraw}
      isSending={isLoading}
      onConfirm={() => void send()}
      error={error}
      errorTitle={withdrawText.failed}
      gap={24}
    >
      <Lead>{title}</Lead>
      <p>{withdrawText.what}</p>
    </AskDialog>
  );
}
