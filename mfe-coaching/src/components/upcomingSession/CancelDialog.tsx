import { sessionTitle } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { AskDialog, useDialogAnswer } from '@athenaeum/shell-contract';
import { EventTime, formatEventTime, Lead, Notice } from '@athenaeum/shared-ui';
import type { ChangeableSessionFragment } from './__generated__/changeableSession';
import { useCoachingCancelSessionMutation } from './changeSession.api';
import { cancelDialogText, changeSessionText } from './changeSession.messages';

interface CancelDialogProps {
  onClose: () => void;
  onCancelled: () => void;
  session: ChangeableSessionFragment;
  cancellation: NonNullable<ChangeableSessionFragment['cancellation']>;
}

/** Confirms a cancellation and shows whether the time is returned; sends the terms shown, so that the server refuses others. */
export function CancelDialog({ onClose, onCancelled, session, cancellation }: CancelDialogProps) {
  const conclude = useDialogAnswer(onClose);
  const [cancel, { error, isLoading }] = useCoachingCancelSessionMutation();
  const { id, duration, session_date, coach } = session;
  const { consequence, message, free_until } = cancellation;
  const name = coach?.name ?? changeSessionText.yourCoach;
  const isFree = consequence === 'release';

  const send = async () => {
    const answer = await cancel({ input: { id, consequence } });
    const isDone = conclude(answer.error, {
      done: cancelDialogText.cancelled({ coach: name }),
      failed: cancelDialogText.notCancelled({ coach: name }),
    });
    if (isDone) onCancelled();
  };

  return (
    <AskDialog
      onClose={onClose}
      title={cancelDialogText.title}
      keep={cancelDialogText.keep}
      confirm={isLoading ? cancelDialogText.cancelling : cancelDialogText.cancel}
      isSending={isLoading}
      onConfirm={() => void send()}
      error={error}
      errorTitle={cancelDialogText.failed}
      gap={24}
    >
      <Lead>{translateSentence(sessionTitle(duration, name))}</Lead>
      <EventTime start={session_date} minutes={duration} />
      <Notice tone={isFree ? 'slate' : 'amber'} title={translateSentence(message)}>
        {isFree && cancelDialogText.freeUntil({ time: formatEventTime({ start: free_until }).line })}
      </Notice>
    </AskDialog>
  );
}
