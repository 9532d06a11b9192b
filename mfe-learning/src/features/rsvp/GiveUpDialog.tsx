import { Button, Dialog } from '@athenaeum/shared-ui';
import { giveUpText } from './giveUp.messages';
import { priceOf } from './priceOf';
import type { RsvpSalon } from './standing';

interface GiveUpDialogProps {
  salon: RsvpSalon;
  open: boolean;
  onKeep: () => void;
  onGiveUp: () => void;
}

/** What follows from giving up a seat that was paid for, or that somebody else waits for. */
export function GiveUpDialog({ salon, open, onKeep, onGiveUp }: GiveUpDialogProps) {
  const price = priceOf(salon);
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={giveUpText.title}
      sheet
      actions={
        <>
          <Button look="outlined" onClick={onKeep}>
            {giveUpText.keep}
          </Button>
          <Button onClick={onGiveUp}>{giveUpText.giveUp}</Button>
        </>
      }
    >
      {price && <p>{giveUpText.paid({ price })}</p>}
      {salon.is_closed && <p>{salon.requires_payment ? giveUpText.backOnSale : giveUpText.toWaitlist}</p>}
      <p>{giveUpText.tenSeconds}</p>
    </Dialog>
  );
}
