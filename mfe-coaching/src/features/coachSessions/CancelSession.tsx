import { creditTime } from '@athenaeum/coaching-contract';
import { AskDialog, useDialogAnswer } from '@athenaeum/shell-contract';
import { useCoachingCancelAsCoachMutation, type CoachSession } from './coachSessions.api';
import { cancelSessionText } from './coachSessions.messages';
import { memberOf } from './memberOf';

interface CancelSessionProps {
  session: CoachSession;
  when: { day: string; range: string | null };
  onClose: () => void;
}

/** Says what a cancellation means for the member before it is confirmed. */
export function CancelSession({ session, when, onClose }: CancelSessionProps) {
  const conclude = useDialogAnswer(onClose);
  const [cancel, { error, isLoading }] = useCoachingCancelAsCoachMutation();
  const { id, duration, cancellation } = session;
  const name = memberOf(session);
  const time = creditTime(duration);
  const confirm = async () => {
    const input = { id, consequence: cancellation?.consequence };
    const answer = await cancel({ input });
    conclude(answer.error, {
      done: cancelSessionText.cancelled,
      failed: cancelSessionText.failed({ member: name }),
    });
  };
  return (
    <AskDialog
      onClose={onClose}
      title={cancelSessionText.title}
      sheet={false}
      keep={cancelSessionText.keep}
      confirm={isLoading ? cancelSessionText.cancelling : cancelSessionText.cancel}
      isSending={isLoading}
      onConfirm={() => void confirm()}
      error={error}
    >
      <p>{cancelSessionText.what({ time, member: name, day: when.day, hours: when.range ?? '' })}</p>
      <p>
        {cancellation?.consequence === 'debit'
          ? cancelSessionText.used({ time })
          : cancelSessionText.returned({ time })}
      </p>
    </AskDialog>
  );
}
