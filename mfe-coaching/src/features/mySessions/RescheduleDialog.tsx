import { sessionTitle } from '@athenaeum/coaching-contract';
import { messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import {
  Button,
  Dialog,
  EventTime,
  formatEventTime,
  Hint,
  Lead,
  Notice,
  ownZone,
  Stack,
} from '@athenaeum/shared-ui';
import { useState } from 'react';
import { Openings, type OpeningsView, shortLabel, useOpenings, zoneLabel } from '../../components/openings';
import { type Session, useCoachingRescheduleSessionMutation } from './mySessions.api';

interface RescheduleDialogProps {
  open: boolean;
  onClose: () => void;
  session: Session;
  coach: { id: string; name: string };
}

/** Another time of the same coach for the same length; the time that is held stays held. */
export function RescheduleDialog({ open, onClose, ...moved }: RescheduleDialogProps) {
  const { duration } = moved.session;
  return (
    <Dialog open={open} onClose={onClose} title="Choose another time" sheet>
      <Stack $gap={24}>
        <Lead>{sessionTitle(duration, moved.coach.name)}</Lead>
        <NewTime {...moved} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

function NewTime({ session, coach, onClose }: Omit<RescheduleDialogProps, 'open'>) {
  const conclude = useDialogAnswer(onClose);
  const [view, setView] = useState<OpeningsView>({ day: null, page: 1 });
  const [start, choose] = useState<number | null>(null);
  const [move, { error, isLoading }] = useCoachingRescheduleSessionMutation();
  const openings = useOpenings(coach.id, view.page);
  const { id, duration, session_date } = session;
  const zone = ownZone();
  const isStillOpen = openings.slots?.some(
    (slot) => slot.start === start && slot.durations.includes(duration),
  );
  const chosen = isStillOpen ? start : null;

  const send = async () => {
    if (chosen === null) return;
    const answer = await move({ input: { id, start: chosen } });
    conclude(answer.error, {
      done: `Your session is moved to ${formatEventTime({ start: chosen }).line}.`,
      failed: `Your session with ${coach.name} was not moved.`,
    });
  };

  return (
    <Stack $gap={24}>
      <EventTime start={session_date} minutes={duration} />
      <Hint>Your time, {zoneLabel(session_date, zone)}.</Hint>
      <Openings
        openings={openings}
        minutes={duration}
        view={view}
        onView={setView}
        start={chosen}
        onChoose={choose}
        zone={zone}
      />
      {error && (
        <Notice tone="vermilion" title="This session was not moved.">
          {messageOf(error)}
        </Notice>
      )}
      <Button block disabled={chosen === null} loading={isLoading} onClick={() => void send()}>
        {isLoading
          ? 'Moving your session'
          : chosen === null
            ? 'Choose a time'
            : `Move to ${shortLabel(chosen, zone)}`}
      </Button>
    </Stack>
  );
}
