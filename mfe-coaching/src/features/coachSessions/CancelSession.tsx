import { creditTime } from '@athenaeum/coaching-contract';
import { messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, Stack } from '@athenaeum/shared-ui';
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
    <Dialog
      open
      onClose={onClose}
      title={cancelSessionText.title}
      actions={
        <>
          <Button look="outlined" onClick={onClose}>
            {cancelSessionText.keep}
          </Button>
          <Button loading={isLoading} onClick={() => void confirm()}>
            {isLoading ? cancelSessionText.cancelling : cancelSessionText.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{cancelSessionText.what({ time, member: name, day: when.day, hours: when.range ?? '' })}</p>
        <p>
          {cancellation?.consequence === 'debit'
            ? cancelSessionText.used({ time })
            : cancelSessionText.returned({ time })}
        </p>
        {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      </Stack>
    </Dialog>
  );
}
