import { sessionTitle } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { Button, Hint, LinkButton, onDemandText, useOnDemand } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { CancelDialog } from './CancelDialog';
import type { ChangeableSessionFragment } from './__generated__/changeableSession';
import { changeSessionText } from './changeSession.messages';

interface SessionChangesProps {
  session: ChangeableSessionFragment;
  /** Called once it is cancelled. */
  onGone: () => void;
}

/** Moves or cancels an upcoming session; one booked on the coach's own page is changed there. */
export function SessionChanges({ session, onGone }: SessionChangesProps) {
  const [isCancelling, setCancelling] = useState(false);
  const move = useOnDemand(() => import('./RescheduleDialog'));
  const RescheduleDialog = move.part?.RescheduleDialog;
  const { coach, cancellation, can_move, is_elsewhere } = session;
  const title = translateSentence(sessionTitle(session.duration, coach?.name ?? changeSessionText.yourCoach));
  const link = is_elsewhere && coach?.schedule_link?.match(/^https?:\/\//) ? coach.schedule_link : null;
  return (
    <>
      {can_move && coach && (
        <Button
          look="quiet"
          loading={move.isLoading}
          aria-haspopup="dialog"
          aria-label={changeSessionText.rescheduleOf({ session: title })}
          onClick={move.open}
        >
          {changeSessionText.reschedule}
        </Button>
      )}
      {cancellation && (
        <Button
          look="quiet"
          aria-haspopup="dialog"
          aria-label={changeSessionText.cancelOf({ session: title })}
          onClick={() => setCancelling(true)}
        >
          {changeSessionText.cancel}
        </Button>
      )}
      {is_elsewhere &&
        (link ? (
          <LinkButton look="quiet" href={link} target="_blank" rel="noreferrer">
            {changeSessionText.elsewhere}
          </LinkButton>
        ) : (
          <Hint>{changeSessionText.elsewhereUnknown}</Hint>
        ))}
      {cancellation && isCancelling && (
        <CancelDialog
          onClose={() => setCancelling(false)}
          onCancelled={onGone}
          session={session}
          cancellation={cancellation}
        />
      )}
      {move.hasFailed && <Hint role="alert">{onDemandText.notLoaded}</Hint>}
      {RescheduleDialog && coach && (
        <RescheduleDialog open={move.isOpen} onClose={move.close} session={session} coach={coach} />
      )}
    </>
  );
}
