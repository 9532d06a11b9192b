import { AskDialog } from '@athenaeum/shell-contract';
import type { RsvpSalonFragment } from './__generated__/rsvpSalon';
import { giveUpText } from './giveUp.messages';
import { priceOf } from './priceOf';

interface WithdrawDialogProps {
  salon: RsvpSalonFragment;
  open: boolean;
  onKeep: () => void;
  onWithdraw: () => void;
}

/** Confirms withdrawing from a seat that was paid for, or that somebody else waits for. */
export function WithdrawDialog({ salon, open, onKeep, onWithdraw }: WithdrawDialogProps) {
  const price = priceOf(salon);
  return (
    <AskDialog
      open={open}
      onClose={onKeep}
      title={giveUpText.title}
      keep={giveUpText.keep}
      confirm={giveUpText.giveUp}
      onConfirm={onWithdraw}
    >
      {price && <p>{giveUpText.paid({ price })}</p>}
      {salon.is_closed && <p>{salon.requires_payment ? giveUpText.backOnSale : giveUpText.toWaitlist}</p>}
      <p>{giveUpText.tenSeconds}</p>
    </AskDialog>
  );
}
