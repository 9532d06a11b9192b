import { OPPORTUNITY_MESSAGES } from '@athenaeum/opportunities-contract';
import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Dialog, Lead, Notice, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { type OwnApplication, useOpportunitiesWithdrawMutation } from './applications.api';

interface WithdrawButtonProps {
  application: OwnApplication;
  onWithdrawn: () => void;
}

/** Asks once more, with what becomes of it. */
export function WithdrawButton({ application: { id, title }, onWithdrawn }: WithdrawButtonProps) {
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [withdraw, { error, isLoading, reset }] = useOpportunitiesWithdrawMutation();

  const close = () => {
    reset();
    setOpen(false);
  };
  const send = async () => {
    const { error: refused } = await withdraw({ input: { id } });
    if (refused) return;
    close();
    notify(OPPORTUNITY_MESSAGES.withdrawn);
    onWithdrawn();
  };

  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label={`Withdraw your application for ${title}`}
        onClick={() => setOpen(true)}
      >
        Withdraw
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Withdraw this application?"
        sheet
        actions={
          <>
            <Button look="quiet" onClick={close}>
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
            Board support is told, and your CV and bio are deleted. While the opportunity is open you may
            apply again.
          </p>
          {error && (
            <Notice tone="vermilion" title="Your application was not withdrawn.">
              {messageOf(error)}
            </Notice>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
