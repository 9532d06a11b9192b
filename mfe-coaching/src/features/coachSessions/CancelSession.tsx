import { creditTime } from '@athenaeum/coaching-contract';
import { messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, Stack } from '@athenaeum/shared-ui';
import { useCoachingCancelAsCoachMutation, type CoachSession } from './coachSessions.api';
import { memberOf } from './memberOf';

interface CancelSessionProps {
  session: CoachSession;
  when: { day: string; range: string | null };
  onClose: () => void;
}

/** Says what a cancellation means for the member before it is made. */
export function CancelSession({ session, when, onClose }: CancelSessionProps) {
  const conclude = useDialogAnswer(onClose);
  const [cancel, { error, isLoading }] = useCoachingCancelAsCoachMutation();
  const { id, duration, cancellation } = session;
  const name = memberOf(session);
  const confirm = async () => {
    const input = { id, consequence: cancellation?.consequence };
    const answer = await cancel({ input });
    conclude(answer.error, {
      done: 'Session cancelled',
      failed: `The session with ${name} was not cancelled.`,
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel this session?"
      actions={
        <>
          <Button look="outlined" onClick={onClose}>
            Keep Session
          </Button>
          <Button loading={isLoading} onClick={() => void confirm()}>
            {isLoading ? 'Cancelling' : 'Cancel Session'}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {creditTime(duration)} with {name}, {when.day}, {when.range}.
        </p>
        <p>
          {cancellation?.consequence === 'debit'
            ? `Its ${creditTime(duration)} will be used.`
            : `Her ${creditTime(duration)} will be available to her again, however close the session is.`}{' '}
          We tell her by email, and the session leaves both calendars.
        </p>
        {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      </Stack>
    </Dialog>
  );
}
