import { sessionTitle } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { Button, Hint, LinkButton, NOT_LOADED, useOnDemand } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { AddToCalendar } from '../../components/AddToCalendar';
import { CancelDialog } from './CancelDialog';
import type { Session } from './mySessions.api';
import { mySessionsText } from './mySessions.messages';

interface UpcomingActionsProps {
  session: Session;
  onGone: () => void;
}

/** Actions on an upcoming session; one booked on the coach's own page is changed there. */
export function UpcomingActions({ session, onGone }: UpcomingActionsProps) {
  const [isCancelling, setCancelling] = useState(false);
  const move = useOnDemand(() => import('./RescheduleDialog'));
  const RescheduleDialog = move.part?.RescheduleDialog;
  const { coach, cancellation, can_move, is_elsewhere } = session;
  const title = translateSentence(sessionTitle(session.duration, coach?.name ?? mySessionsText.yourCoach));
  const link = is_elsewhere && coach?.schedule_link?.match(/^https?:\/\//) ? coach.schedule_link : null;
  return (
    <>
      <AddToCalendar session={session} coachName={coach?.name ?? mySessionsText.yourCoach} />
      {can_move && coach && (
        <Button
          look="quiet"
          loading={move.isLoading}
          aria-haspopup="dialog"
          aria-label={mySessionsText.rescheduleOf({ session: title })}
          onClick={move.open}
        >
          {mySessionsText.reschedule}
        </Button>
      )}
      {cancellation && (
        <Button
          look="quiet"
          aria-haspopup="dialog"
          aria-label={mySessionsText.cancelOf({ session: title })}
          onClick={() => setCancelling(true)}
        >
          {mySessionsText.cancel}
        </Button>
      )}
      {is_elsewhere &&
        (link ? (
          <LinkButton look="quiet" href={link} target="_blank" rel="noreferrer">
            {mySessionsText.elsewhere}
          </LinkButton>
        ) : (
          <Hint>{mySessionsText.elsewhereUnknown}</Hint>
        ))}
      {cancellation && isCancelling && (
        <CancelDialog
          onClose={() => setCancelling(false)}
          onCancelled={onGone}
          session={session}
          cancellation={cancellation}
        />
      )}
      {move.hasFailed && <Hint role="alert">{NOT_LOADED}</Hint>}
      {RescheduleDialog && coach && (
        <RescheduleDialog open={move.isOpen} onClose={move.close} session={session} coach={coach} />
      )}
    </>
  );
}
