import { sessionTitle } from '@athenaeum/coaching-contract';
import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Dialog, EventTime, formatEventTime, Lead, Notice, Stack } from '@athenaeum/shared-ui';
import { type Session, useCoachingCancelSessionMutation } from './mySessions.api';

interface CancelDialogProps {
  open: boolean;
  onClose: () => void;
  onCancelled: () => void;
  session: Session;
  cancellation: NonNullable<Session['cancellation']>;
}

/** Asks once more, with what becomes of her time; sends what it said, so that nothing else happens than that. */
export function CancelDialog({ open, onClose, onCancelled, session, cancellation }: CancelDialogProps) {
  const notify = useNotify();
  const [cancel, { error, isLoading, reset }] = useCoachingCancelSessionMutation();
  const { id, duration, session_date, coach } = session;
  const { consequence, message, free_until } = cancellation;
  const isFree = consequence === 'release';

  const close = () => {
    reset();
    onClose();
  };
  const send = async () => {
    const { error: refused } = await cancel({ input: { id, consequence } });
    if (refused) return;
    close();
    notify(`Your session with ${coach?.name ?? 'your coach'} is cancelled.`);
    onCancelled();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Cancel this session?"
      sheet
      actions={
        <>
          <Button look="quiet" onClick={close}>
            Keep session
          </Button>
          <Button loading={isLoading} onClick={() => void send()}>
            {isLoading ? 'Cancelling' : 'Cancel session'}
          </Button>
        </>
      }
    >
      <Stack $gap={24}>
        <Lead>{sessionTitle(duration, coach?.name ?? 'your coach')}</Lead>
        <EventTime start={session_date} minutes={duration} />
        <Notice tone={isFree ? 'slate' : 'amber'} title={message}>
          {isFree && `Free to cancel until ${formatEventTime({ start: free_until }).line}.`}
        </Notice>
        {error && (
          <Notice tone="vermilion" title="This session was not cancelled.">
            {messageOf(error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
