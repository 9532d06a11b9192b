import { sessionTitle } from '@athenaeum/coaching-contract';
import { messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Dialog, EventTime, formatEventTime, Lead, Notice, Stack } from '@athenaeum/shared-ui';
import { type Session, useCoachingCancelSessionMutation } from './mySessions.api';

interface CancelDialogProps {
  onClose: () => void;
  onCancelled: () => void;
  session: Session;
  cancellation: NonNullable<Session['cancellation']>;
}

/** Asks once more, with what becomes of her time; sends what it said, so that nothing else happens than that. */
export function CancelDialog({ onClose, onCancelled, session, cancellation }: CancelDialogProps) {
  const conclude = useDialogAnswer(onClose);
  const [cancel, { error, isLoading }] = useCoachingCancelSessionMutation();
  const { id, duration, session_date, coach } = session;
  const { consequence, message, free_until } = cancellation;
  const name = coach?.name ?? 'your coach';
  const isFree = consequence === 'release';

  const send = async () => {
    const answer = await cancel({ input: { id, consequence } });
    const isDone = conclude(answer.error, {
      done: `Your session with ${name} is cancelled.`,
      failed: `Your session with ${name} was not cancelled.`,
    });
    if (isDone) onCancelled();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel this session?"
      sheet
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Keep session
          </Button>
          <Button loading={isLoading} onClick={() => void send()}>
            {isLoading ? 'Cancelling' : 'Cancel session'}
          </Button>
        </>
      }
    >
      <Stack $gap={24}>
        <Lead>{sessionTitle(duration, name)}</Lead>
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
